"""The table in the browser, on four floors: `store` keeps, `house` decides what may be done by whom, `jobs`
run outside the web process, `web` speaks HTTP. Each imports only those named before it."""
