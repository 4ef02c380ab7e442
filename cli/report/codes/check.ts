import {type CodeEntry, entry} from "./entry.ts";

/** A matter of taste: it runs only where the config or `--rule` names it. */
const optional = (severity: CodeEntry["severity"], summary: string, help: string): CodeEntry => ({
  ...entry(severity, summary, help),
  optional: true,
});

/** What only `docs-index check` finds. Every other code of the catalog is a rule of `check` too. */
export const CHECK_CODES = {
  // Running
  "rule-unknown": entry(
    "error",
    "A rule or severity given with --rule does not exist.",
    "See docs-index explain.",
  ),
  "rule-external": entry(
    "error",
    "A rule about links to other sites is named, but other sites are not asked.",
    "Give --external too.",
  ),
  "web-baseline": entry(
    "error",
    "The stored state of links to other sites can't be read or written.",
    "Make it with --external --baseline <file> --update-baseline.",
  ),
  "fix-write": entry("error", "A file can't be fixed.", "Check its permissions."),
  "diff-artifacts": entry("error", "A folder of artifacts can't be read.", "Make it with docs-index build."),
  "diff-kind": entry(
    "error",
    "A kind of change given with --fail-on does not exist.",
    "See docs-index diff --help.",
  ),
  "diff-state": entry(
    "error",
    "A state to compare is neither a folder of artifacts nor a git revision.",
    "Give a folder made by docs-index build, a branch, a tag or a commit.",
  ),
  // Front matter
  "description-length": optional(
    "info",
    "A description is shorter than 50 or longer than 160 characters; search engines show about that much.",
    "Say in one or two sentences what the page is for.",
  ),
  "sort-duplicate": entry(
    "info",
    "Two pages of one folder and group have the same `sort`, so their file names decide which comes first.",
    "Give each its own `sort`.",
  ),
  "group-unknown": entry(
    "warning",
    "A group has almost the name of another group of its folder, or the same but for case.",
    "Use the name of the other group.",
  ),
  "title-duplicate": entry(
    "warning",
    "Two pages of one section have the same title, so the navigation shows the same words twice.",
    "Say in each title what is distinct about the page.",
  ),
  // Headings
  "heading-empty": entry("warning", "A heading has no text.", "Write its text, or remove it."),
  "heading-level": entry(
    "warning",
    "A heading is more than one level below the one before it (WCAG 2.2, technique G141).",
    "Use the next level.",
  ),
  "heading-title": entry(
    "warning",
    "A page has a heading of level 1 in its text, besides its title.",
    "Start with level 2; the title of the page is its heading of level 1.",
  ),
  "heading-underscores": entry(
    "warning",
    "A name between double underscores in a heading is read as bold text and loses them.",
    "Write the name as code, between backticks.",
  ),
  "heading-duplicate": optional(
    "warning",
    "Two headings under the same heading have the same text, so their links differ only by a number.",
    "Make each one distinct.",
  ),
  // Links
  "link-redirected": entry(
    "warning",
    "A link leads to an old address, which is redirected.",
    "Link to the new address.",
  ),
  "link-own-host": entry(
    "info",
    "A link within the site includes its host, so that copies and previews of the site link away from themselves.",
    "Leave the host out.",
  ),
  "link-slash": entry(
    "info",
    "A link to a page lacks the final slash, which is part of its address.",
    "End it with a slash.",
  ),
  "link-text": entry(
    "warning",
    "The text of a link does not say where it leads (WCAG 2.2, 2.4.4).",
    "Use the title of the target, or what a reader finds there.",
  ),
  "link-bare": optional("info", "A bare URL is used as text.", "Give the link descriptive text."),
  "link-markdown-file": optional(
    "info",
    "A link leads to a Markdown file, not to the address of the page.",
    "Use the address of the page, `/section/page/`.",
  ),
  "link-undefined": entry(
    "warning",
    "A link, image or footnote names a definition that does not exist, so that its marks are shown as text.",
    "Add the definition, or escape the brackets.",
  ),
  // Tables
  "table-delimiter": entry(
    "warning",
    "The delimiter row of a table has a different number of cells than its header, so that the table is shown as text.",
    "Give each column its dashes.",
  ),
  // Images
  "image-alt": entry(
    "warning",
    "An image has no alternative text (WCAG 2.2, 1.1.1).",
    'Say what it shows; for one that only decorates, write `<img alt="" …>`.',
  ),
  "image-size": optional(
    "info",
    "The size of an image is not known, so that the page moves when it loads.",
    'Write `<img width="…" height="…">`, or keep the image in the content folder.',
  ),
  "image-large": entry("warning", "An image file is larger than 1 MiB.", "Make it smaller."),
  // Code
  "code-unclosed": entry(
    "warning",
    "A code block is not closed, or swallows the fence of the next one.",
    "Close it with a fence of its own; a block that shows fences needs a longer one.",
  ),
  "code-syntax": entry(
    "warning",
    "A block of JavaScript or JSON, or a whole TypeScript module, does not parse.",
    "Fix the code; mark omitted parts with `// …`, or use the language `text`.",
  ),
  "code-alias": entry("info", "A code block names its language by an alias.", "Use the usual short name."),
  "code-tabs": optional("info", "A code block is indented with tabs.", "Use spaces."),
  "code-prompt": optional(
    "info",
    "Every command in a shell block starts with a prompt, which readers copy along with it.",
    "Leave the prompts out.",
  ),
  // Site
  "page-orphan": entry(
    "warning",
    "No menu, sidebar or page links to a page.",
    "Link to it, or show its section in the navigation.",
  ),
  "data-link": entry(
    "error",
    "A link or section in a data file names a page, heading or section that does not exist.",
    "Fix or remove it.",
  ),
  "external-missing": entry(
    "warning",
    "A README that the config lists is not among the fetched ones.",
    "Run docs-index fetch.",
  ),
  "search-query": entry(
    "info",
    "A query of docs-index.queries.json does not find its page among the first five.",
    "Use the words of the query in the title, a heading or the text of the page.",
  ),
  // Other sites (`--external`)
  "web-link": entry("error", "A link to another site is broken.", "Fix or remove it."),
  "web-link-unsure": entry(
    "info",
    "A link to another site could not be judged: no answer, or one that says nothing about the page.",
    "Try it by hand; list it under `webLinks.ignore` where the site keeps tools out.",
  ),
  "web-link-moved": entry(
    "info",
    "The target of a link to another site has moved for good.",
    "Link to the new address.",
  ),
  // Comments that suppress rules
  "suppression-unused": entry(
    "warning",
    "A comment suppresses a rule that reports nothing there.",
    "Remove the comment.",
  ),
  "suppression-malformed": entry(
    "error",
    "A comment meant to suppress a rule has no reason, no rule, or one that does not exist.",
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
