import {isUtf8} from "node:buffer";
import {stringify} from "yaml";
import {asError} from "#support/files/as-error.ts";
import {plainText} from "#support/files/plain-text.ts";
import {Fault} from "../fault.ts";
import type {CachedReadme} from "../last-good/cached-readme.ts";
import {cleanReadme, type RemovedMarkup} from "./clean.ts";
import type {ReadmeContext} from "./context.ts";
import type {ParseMarkdown} from "./document.ts";
import {addressesOf} from "./links/addresses.ts";
import type {BrokenFragment} from "./links/fragments.ts";
import type {SubmoduleLink} from "./links/submodule-links.ts";

/** Page generated from a README: front matter and cleaned Markdown. */
export interface ReadmePage {
  text: string;
  /** Broken links, with line numbers of the page. */
  broken: BrokenFragment[];
  /** Links into submodules, with line numbers of the page. */
  foreign: SubmoduleLink[];
  /** Removed markup, with line numbers of the README. */
  removed: RemovedMarkup[];
}

/**
 * Generates the page of a README. The same copy and context always yield the same bytes.
 *
 * Throws an `invalid` fault if the README is not UTF-8 or is nested too deeply, `missing` if it is empty.
 */
export function readmePage(
  copy: CachedReadme,
  context: Omit<ReadmeContext, "addresses" | "submodules">,
  parse: ParseMarkdown,
): ReadmePage {
  if (!isUtf8(copy.bytes) || copy.bytes.includes(0)) {
    throw new Fault("invalid", `${copy.entry.file} is not text in UTF-8`);
  }
  const text = plainText(copy.bytes);
  const addresses = addressesOf(copy.entry);
  const submodules = copy.entry.origin === "git" ? (copy.entry.submodules ?? []) : [];
  const {source} = context;
  const head = {
    title: source.title,
    ...(source.group === null ? {} : {group: source.group}),
    source: addresses.source,
    edit: addresses.edit,
    repo: addresses.repo,
    ...(copy.entry.date === undefined ? {} : {updated: copy.entry.date}),
    ...(copy.entry.commit === null ? {} : {commit: copy.entry.commit}),
  };
  let cleaned: ReturnType<typeof cleanReadme>;
  try {
    cleaned = cleanReadme(text, {...context, addresses, submodules}, parse);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault("invalid", `${copy.entry.file} can't be parsed: ${asError(error).message}`, {
      cause: error,
    });
  }
  if (cleaned.markdown.trim() === "")
    throw new Fault("missing", `${copy.entry.file} contains nothing besides its title`);
  const front = `---\n${stringify(head, {lineWidth: 0})}---\n\n`;
  const before = front.split("\n").length - 1;
  return {
    text: front + cleaned.markdown,
    broken: cleaned.broken.map(({fragment, line}) => ({fragment, line: line + before})),
    foreign: cleaned.foreign.map(({path, line}) => ({path, line: line + before})),
    removed: cleaned.removed,
  };
}
