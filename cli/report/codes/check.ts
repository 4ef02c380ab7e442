import {COMMAND_CODES} from "./commands.ts";
import {type CodeEntry, entry} from "./entry.ts";

/** Creates an entry for a stylistic rule, which runs only if the config or `--rule` enables it. */
const optional = (severity: CodeEntry["severity"], summary: string, help: string): CodeEntry => ({
  ...entry(severity, summary, help),
  optional: true,
});

/** Rules that only `docs-index check` runs. `check` also runs every other code in the catalog. */
export const CHECK_CODES = {
  ...COMMAND_CODES,
  // Front matter
  "description-length": optional(
    "info",
    "A description has fewer than 50 characters, or more than the 160 that search engines show.",
    "Describe the purpose of the page in one or two sentences.",
  ),
  "sort-duplicate": entry(
    "info",
    "Two pages of one folder and group have the same `sort`, so their file names decide which comes first.",
    "Set a different `sort` on each page.",
  ),
  "group-unknown": entry(
    "warning",
    "A group name differs from another one in its folder only in case or in one letter.",
    "Use the name of the other group.",
  ),
  "title-duplicate": entry(
    "warning",
    "Two pages of one section have the same title, so the navigation shows the same words twice.",
    "Make each title distinct.",
  ),
  // Headings
  "heading-empty": entry("warning", "A heading has no text.", "Add text, or remove the heading."),
  "heading-level": entry(
    "warning",
    "A heading is more than one level deeper than the one before it (WCAG 2.2, technique G141).",
    "Use the next level.",
  ),
  "heading-title": entry(
    "warning",
    "The text of a page contains a level-1 heading in addition to the title, which already is one.",
    "Start with level 2.",
  ),
  "heading-underscores": entry(
    "warning",
    "A name between double underscores in a heading becomes bold and loses the underscores.",
    "Put the name in backticks.",
  ),
  "heading-duplicate": optional(
    "warning",
    "Two headings under the same heading have the same text, so their links differ only by a number.",
    "Make each one distinct.",
  ),
  // Links
  "link-redirected": entry("warning", "A link leads to a redirected URL.", "Link to the new URL."),
  "link-own-host": entry(
    "info",
    "A link within the site includes the host, so previews and copies of the site link to the live site.",
    "Remove the host.",
  ),
  "link-slash": entry(
    "info",
    "A link to a page lacks the trailing slash of its URL.",
    "Add the trailing slash.",
  ),
  "link-text": entry(
    "warning",
    "The link text does not describe its target (WCAG 2.2, 2.4.4).",
    "Use the title of the target page, or describe what readers find there.",
  ),
  "link-bare": optional("info", "A bare URL is used as text.", "Add descriptive link text."),
  "link-markdown-file": optional(
    "info",
    "A link leads to a Markdown file instead of a page URL.",
    "Use the URL of the page, such as `/section/page/`.",
  ),
  "link-undefined": entry(
    "warning",
    "A link, image or footnote refers to a definition that does not exist, so its brackets are shown as text.",
    "Add the definition, or escape the brackets.",
  ),
  // Tables
  "table-delimiter": entry(
    "warning",
    "The delimiter row of a table has a different number of cells than the header, so the table is shown as text.",
    "Write one group of dashes per column.",
  ),
  // Images
  "image-alt": entry(
    "warning",
    "An image has no alternative text (WCAG 2.2, 1.1.1).",
    'Describe what it shows. If it is decorative, write `<img alt="" …>`.',
  ),
  "image-size": optional(
    "info",
    "The size of an image is unknown, so the page shifts when it loads.",
    'Write `<img width="…" height="…">`, or keep the image in the content folder.',
  ),
  "image-large": entry("warning", "An image file is larger than 1 MiB.", "Resize or compress it."),
  // Code
  "code-unclosed": entry(
    "warning",
    "A code block is not closed, or swallows the fence of the next one.",
    "Add the closing fence. To show fences inside a block, use a longer outer fence.",
  ),
  "code-syntax": entry(
    "warning",
    "A block of JavaScript or JSON, or a whole TypeScript module, does not parse.",
    "Fix the code, mark omitted parts with `// …`, or set the language to `text`.",
  ),
  "code-alias": entry("info", "A code block names its language by an alias.", "Use the usual short name."),
  "code-tabs": optional("info", "A code block is indented with tabs.", "Use spaces."),
  "code-prompt": optional(
    "info",
    "Every command in a shell block starts with a prompt, which readers copy by accident.",
    "Remove the prompts.",
  ),
  // Site
  "page-orphan": entry(
    "warning",
    "No menu, sidebar or page links to a page.",
    "Link to it, or show its section in the navigation.",
  ),
  "data-link": entry(
    "error",
    "A link in the config, or a link or section in a data file, names a page, heading or section that does not exist.",
    "Fix or remove it.",
  ),
  "config-language": entry(
    "warning",
    "A folder contains translations of the other pages, but the config lists no languages, so it is an ordinary section.",
    "List the languages under `locales` in the config.",
  ),
  "external-missing": entry(
    "warning",
    "A README listed in the config has not been fetched.",
    "Run `docs-index fetch`.",
  ),
  "search-query": entry(
    "info",
    "A query in `docs-index.queries.json` does not find its page among the first five results.",
    "Use the words of the query in the title, a heading or the text of the page, or add synonyms to `search.synonyms` in the config.",
  ),
  // Other sites (`--external`)
  "web-link": entry("error", "An external link is broken.", "Fix or remove it."),
  "web-offline": entry(
    "warning",
    "External links could not be checked, because no host could be reached.",
    "Check the network, or set `HTTPS_PROXY` if it needs a proxy.",
  ),
  "web-link-unsure": entry(
    "info",
    "An external link could not be verified.",
    "Open it manually. If the site blocks bots, add it to `webLinks.ignore`.",
  ),
  "web-link-moved": entry(
    "info",
    "The target of an external link has moved permanently.",
    "Link to the new URL.",
  ),
  "web-link-skipped": entry(
    "info",
    "An external link was not requested, because its address is reserved for examples or local use, such as `localhost`.",
    "No action is needed if it is an example. `webLinks.ignore` removes it from the count.",
  ),
  // Comments that suppress rules
  "suppression-unused": entry(
    "warning",
    "A comment suppresses a rule that reports nothing there.",
    "Remove the comment.",
  ),
  "suppression-malformed": entry(
    "error",
    "A suppression comment lacks a reason or names no existing rule.",
    "Write `docs-index-disable-next-line <rule> -- <reason>`.",
  ),
} as const satisfies Record<string, CodeEntry>;

/** Codes whose findings `docs-index check --fix` fixes. */
export const FIXABLE: ReadonlySet<string> = new Set([
  "link-slash",
  "link-case",
  "link-redirected",
  "link-own-host",
  "code-alias",
]);
