/** Text and console output of a page. `errors` are uncaught errors and files that failed to load. */
export type Shown = {text: string; console: string[]; errors: string[]};

/** Actions to perform on a page, and texts to wait for. */
export type Visit = {file: string; clicks: string[]; texts: string[]; logs: string[]};
