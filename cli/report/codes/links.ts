import {entry} from "./entry.ts";

/** Broken links, images and redirects, and invalid data files. */
export const LINK_CODES = {
  // Links
  "link-page": entry("error", "A link leads to a page that does not exist.", "Fix or remove it."),
  "link-anchor": entry(
    "error",
    "A link leads to a heading or element that does not exist.",
    "Fix the part after `#`.",
  ),
  "link-case": entry(
    "error",
    "A link differs from the page or file name in letter case.",
    "Use the exact letter case.",
  ),
  "link-placeholder": entry(
    "error",
    "A link or image contains a placeholder without a value, so it leads nowhere. Only its text is kept.",
    "Define the name in `variables` in the config.",
  ),
  "link-unverified": entry(
    "warning",
    "A link or redirect leads to a page or heading that is not in the content folder, but may be generated or exist on another site.",
    "Generate the page before the build, or add its URL to `known`.",
  ),
  "link-outside": entry(
    "warning",
    "A link leads to a file of the repository that is not part of the site. Its text is kept, since the repository's host is unknown.",
    "Set `repository` in the config.",
  ),
  "link-malformed": entry(
    "warning",
    "Text looks like a link, but its target contains a space.",
    "Put the target in angle brackets or write %20.",
  ),
  "comment-unclosed": entry(
    "error",
    "An HTML comment is never closed. It ends at the next empty line.",
    "Close it with `-->`.",
  ),
  "html-unclosed": entry(
    "error",
    "An HTML element or a component is never closed. An element ends with the block that it starts in; a component has no effect.",
    "Add the closing tag, or write `&lt;` if the tag is meant as text.",
  ),
  "link-scheme": entry(
    "error",
    "A link was removed, because its URL scheme is not allowed.",
    "Use a scheme listed under “HTML in pages” in the documentation, such as `https:` or `mailto:`.",
  ),
  "image-missing": entry("error", "An image file does not exist.", "Check the path."),
  "image-variants": entry(
    "warning",
    "`images` is set, but an image can't be offered in several widths, so pages use the original.",
    "Save the image again, or make it smaller.",
  ),
  // Data
  "data-syntax": entry("error", "A data file is not valid JSON.", "Fix the syntax at this position."),
  "data-value": entry(
    "error",
    "A data file has a value of the wrong shape.",
    "See the schema named in the file.",
  ),
  "redirect-target": entry(
    "error",
    "A redirect leads to a page that does not exist.",
    "Point it to an existing page.",
  ),
  "redirect-unsafe": entry(
    "error",
    "A redirect does not lead from a plain path to a page or URL, so hosts would parse it as a rule.",
    "Redirect from a path without spaces, `*`, `:` and `?` to a path or an http(s) URL. Put rules for the host into a `_redirects` file in a public folder.",
  ),
  "redirect-line": entry(
    "warning",
    "A line of a `_redirects` file is not a redirect, so hosts ignore it.",
    "Write the old path, the new path and, if it is not 301, the status: `/old/ /new/ 302`.",
  ),
  "redirect-loop": entry("error", "Redirects form a loop.", "Remove one of them."),
  "redirect-shadowed": entry(
    "warning",
    "A redirect starts at an existing page, so it never takes effect.",
    "Remove the redirect or the page.",
  ),
};
