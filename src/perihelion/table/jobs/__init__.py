"""Jobs: bots, hints and analyses, which run outside the web process. Here are the processes (`worker`),
those who keep them busy (`thinking`, `analysing`), and the questions both ends share (`asking`). A job acts
at a table through `house`, as anybody else does, and knows nothing of requests and pages."""
