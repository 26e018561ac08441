// A file that is chosen comes into the field, where it can be looked at before it is sent.
"use strict";
for (const input of document.querySelectorAll("input[type=file][data-into]")) {
  input.addEventListener("change", async () => {
    const field = document.getElementById(input.dataset.into);
    const [file] = input.files;
    if (file && file.size <= Number(field.maxLength)) field.value = await file.text();
    field.focus();
  });
}
