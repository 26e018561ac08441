// Tables that are wider than the page scroll; they have to be reachable from the keyboard as well.
addEventListener("load", () => {
  for (const table of document.querySelectorAll(".md-typeset__scrollwrap")) table.tabIndex = 0;
});
