/** What a page showed and wrote to the console; `errors` are uncaught errors and files that did not load. */
export type Shown = {text: string; console: string[]; errors: string[]};

/** What to do on the page and what to wait for. */
export type Visit = {file: string; clicks: string[]; texts: string[]; logs: string[]};
