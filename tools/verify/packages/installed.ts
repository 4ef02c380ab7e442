import {fencesOf} from "../samples/check.ts";
import type {Page} from "../types.ts";

const COMMAND = /\b(?:npm\s+(?:install|i|add)|yarn\s+add|pnpm\s+(?:add|install)|bun\s+add)\s+([^\n`&|;#]+)/g;
const PACKAGE = /^(@[\w.-]+\/[\w.-]+|[\w.-]+)(?:@[\w.^~-]+)?$/;

/** Returns the packages that a page tells the reader to install, in fences and in prose. */
export function installedPackages(page: Page): Set<string> {
  const inFences = fencesOf(page).map(({text}) => text);
  const inProse = [...page.text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  const commands = [...inFences, ...inProse].flatMap(text => [
    ...text.replace(/\\\n/g, " ").matchAll(COMMAND),
  ]);
  const words = commands.flatMap(([, args = ""]) => args.split(/\s+/));
  return new Set(words.flatMap(word => PACKAGE.exec(word)?.[1] ?? []));
}
