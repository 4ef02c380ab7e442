import {type CodeEntry, entry} from "./entry.ts";

/** Problems with what `check`, `diff`, `compare` and `translations` are given, and findings of `compare`. */
export const COMMAND_CODES = {
  // Running
  "rule-unknown": entry(
    "error",
    "A rule or severity given with `--rule` does not exist.",
    "See `docs-index explain`.",
  ),
  "rule-external": entry(
    "error",
    "A rule given with `--rule` checks external links, but `--external` is not set.",
    "Add `--external`.",
  ),
  "web-baseline": entry(
    "error",
    "The baseline of external links can't be read or written.",
    "Create it with `--external --baseline <file> --update-baseline`.",
  ),
  "fix-write": entry("error", "A file to fix can't be written.", "Check its permissions."),
  "diff-artifacts": entry(
    "error",
    "A build output to compare is unreadable.",
    "Create it with `docs-index build`.",
  ),
  "diff-kind": entry(
    "error",
    "A kind of change given with `--fail-on` does not exist.",
    "See `docs-index diff --help`.",
  ),
  "diff-state": entry(
    "error",
    "A version to compare is neither a build output nor a git revision.",
    "Pass an output folder of `docs-index build`, a branch, a tag or a commit.",
  ),
  // Comparing with an old site
  "compare-input": entry(
    "error",
    "The old site is unreadable or has no pages.",
    "Pass a folder of HTML files, a sitemap, or a file with one URL per line.",
  ),
  "compare-write": entry(
    "error",
    "The redirects can't be added to the config.",
    "Check the permissions of the file.",
  ),
  "compare-page": entry(
    "error",
    "A page of the old site does not exist in the new one.",
    "Add a redirect to `redirects`, or list the path in `known` if it exists outside the content.",
  ),
  "compare-redirect": entry(
    "error",
    "A redirect of the old site does not exist in the new one.",
    "Add it to `redirects`.",
  ),
  "compare-anchor": entry(
    "error",
    "An id of an old page does not exist on the new one, so links to it lead to the top of the page.",
    "Set the id with `{#id}` after the heading.",
  ),
  "compare-id": entry(
    "warning",
    "With `--ids all`: an element of an old page that is not a heading has an id that does not exist on the new one.",
    'Set it with `<a id="…"></a>` if anything links to it.',
  ),
  "compare-html": entry(
    "warning",
    "An old URL ends in `.html`, and the new one does not. Some hosts redirect the old URL, others respond with 404.",
    "Add redirects with `docs-index compare --write`, unless your host redirects such URLs.",
  ),
  "compare-rule": entry(
    "warning",
    "A redirect rule with placeholders from the old site is not in the new `_redirects`.",
    "Add the line to `_redirects` in a public folder, or `/old/*` to `redirects`.",
  ),
  "compare-sitemap": entry(
    "warning",
    "A sitemap listed in the sitemap index is missing, so its URLs were not compared.",
    "Download it into the folder of the index.",
  ),
  "compare-outside": entry(
    "warning",
    "Some URLs in the list are outside the base of the old site, so they were not compared.",
    "Set the path of the old site with `--base`.",
  ),
  "translations-none": entry(
    "error",
    "There are no translations to compare.",
    "List the languages of the site under `locales` in the config.",
  ),
} as const satisfies Record<string, CodeEntry>;
