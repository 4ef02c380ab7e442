import {missingLine} from "../guides/output.ts";
import type {GuideRun} from "../guides/run.ts";
import {fencesOf} from "../samples/check.ts";
import type {Fence, Page, Problem} from "../types.ts";

/** Section in which each page explains a message. */
const SECTION = "troubleshooting/";

/** Example of a page: its first line and its result. */
export type Attempt = {line: number; run: GuideRun};

const isPrinted = ({text}: Fence, output: string): boolean => missingLine(text, output) === undefined;
const beginning = (message: Fence): Fence => ({...message, text: message.text.split("\n")[0] ?? ""});

function attemptProblem(messages: ReadonlyArray<Fence>, {run: {outputs}}: Attempt): string | undefined {
  if (!outputs.some(output => messages.some(message => isPrinted(message, output))))
    return "the example does not print the message of the page";
  const last = outputs.at(-1) ?? "";
  const left = messages.map(beginning).find(message => isPrinted(message, last));
  return left && `the example still prints this at its end: ${left.text}`;
}

/** Returns the messages that a page explains: fences with the mark `message`. */
export const messagesOf = (page: Page): Fence[] =>
  fencesOf(page).filter(({marks}) => marks.some(({name}) => name === "message"));

/**
 * Checks a page that explains messages: an example must print each message, and every example must end
 * without one, which proves the fix.
 *
 * @param attempts - all examples of the page; failed ones are reported elsewhere
 */
export function messageProblems(page: Page, attempts: ReadonlyArray<Attempt>): Problem[] {
  const {path} = page;
  const messages = messagesOf(page);
  if (messages.length === 0) {
    const missing = path.startsWith(SECTION) && path !== `${SECTION}index.md`;
    return missing
      ? [{path, line: 1, message: 'the page explains no message: mark its fence "message"'}]
      : [];
  }
  const done = attempts.filter(({run}) => !run.problem);
  const unproven =
    done.length < attempts.length
      ? []
      : messages.filter(
          message => !done.some(({run}) => run.outputs.some(output => isPrinted(message, output))),
        );
  return [
    ...unproven.map(({line}) => ({path, line, message: "no example prints this message"})),
    ...done.flatMap(attempt => {
      const message = attemptProblem(messages, attempt);
      return message === undefined ? [] : [{path, line: attempt.line, message}];
    }),
  ];
}
