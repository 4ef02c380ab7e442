import type {Code} from "#cli/report/codes.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";

/** Whether an address holds a value that another program fills in (`{{ page.url }}`, `{% link x %}`). */
export const isTemplate = (address: string): boolean => /\{\{[^{}]*\}\}|\{%[^{}]*%\}/.test(decode(address));

/** What is said of such an address. */
export const templateProblem = (address: string): {code: Code; message: string} => ({
  code: "mdx-expression",
  message: `\`${decode(address)}\` holds a value that another program fills in`,
});
