import {CHECK_CODES} from "./check-codes.ts";
import {type CodeEntry, entry} from "./code-entry.ts";
import {REMOTE_CODES} from "./remote-codes.ts";

/** The one catalogue of diagnostic codes. `docs-index explain <code>` and the documentation are made from it. */
export const CODES = {
  // Running
  "config-missing": entry("error", "The config file does not exist.", "Check the path given with --config."),
  "config-unreadable": entry(
    "error",
    "The config is no regular file, or larger than 16 MiB.",
    "Give the path of a file with --config.",
  ),
  "config-exists": entry("error", "There is a config already.", "Replace it with --force."),
  "config-syntax": entry(
    "error",
    "The config file is not valid JSON.",
    "Fix the place shown; comments and trailing commas are not allowed.",
  ),
  "config-value": entry(
    "error",
    "A config value has the wrong shape.",
    "`docs-index schema config` prints the right one.",
  ),
  "config-unknown-key": entry(
    "error",
    "The config has a key that is not known.",
    "Remove it, or use the key that was meant.",
  ),
  "content-missing": entry(
    "error",
    "The content folder does not exist.",
    'Give it with --content or "content" in the config.',
  ),
  "path-missing": entry("error", "A path that was given does not exist.", "Check its spelling."),
  "content-empty": entry(
    "warning",
    "The content folder holds no pages.",
    'Give the right folder with --content or "content" in the config.',
  ),
  "content-unreadable": entry("error", "The content folder can't be read.", "Check its permissions."),
  "output-inside-content": entry(
    "error",
    "The output folder is the content folder, or holds it.",
    "Choose another output folder; one below the content is fine.",
  ),
  "output-foreign": entry(
    "error",
    "The output folder holds files that were not made by this tool.",
    "Choose an empty or new folder with --out.",
  ),
  "output-write": entry(
    "error",
    "The output can't be written.",
    "Check permissions and free space; the previous output is unchanged.",
  ),
  "cache-unusable": entry(
    "warning",
    "The cache can't be read or written, so everything was built anew.",
    "Check permissions and free space of .docs-index, or build with --no-cache.",
  ),
  "cache-shared": entry(
    "warning",
    "The shared cache could not be used, or not in full; the result is the same as without it.",
    "Check its server, and the credentials in DOCS_INDEX_CACHE_TOKEN or DOCS_INDEX_CACHE_USER and _PASSWORD.",
  ),
  "cache-url": entry(
    "error",
    "The address of the shared cache can't be used.",
    "Give the http or https address of a folder, such as https://cache.example.org/docs; credentials belong in the environment.",
  ),
  "plugin-failed": entry(
    "error",
    "A plug-in can't be used.",
    "Check its path and its default export in `plugins` of the config.",
  ),
  "artifacts-missing": entry("error", "There are no artifacts.", "Run `docs-index build` first."),
  "site-client": entry(
    "error",
    "The package lacks the parts of the site for browsers.",
    "Install it again; in a clone of its repository, run `npm ci`.",
  ),
  "site-missing": entry("error", "There is no finished site to serve.", "Run `docs-index site` first."),
  "serve-port": entry("error", "The server can't use its port.", "Choose another with --port or PORT."),
  "output-locked": entry("error", "Another build writes into the same output folder.", "Wait for it to end."),
  "watch-failed": entry(
    "error",
    "The files can't be watched for changes.",
    "Raise the limit of watched files (fs.inotify.max_user_watches), or build without --watch.",
  ),
  "git-unavailable": entry(
    "warning",
    "Dates of the last change can't be read from git.",
    'Install git, or set "dates": "none".',
  ),
  "git-shallow": entry(
    "warning",
    "The repository is a shallow clone, so dates of the last change are left out.",
    'Fetch the whole history (fetch-depth: 0), or set "dates": "none".',
  ),
  internal: entry(
    "error",
    "The tool failed on this page.",
    "This is a fault of the tool; please report it with the page.",
  ),
  // Files
  "file-unreadable": entry(
    "error",
    "A file can't be read.",
    "Check its permissions and that it still exists.",
  ),
  "file-encoding": entry("error", "A file is not valid UTF-8.", "Save it as UTF-8."),
  "file-too-large": entry(
    "error",
    "A file is larger than 16 MiB, or as an image or other file that pages link to, than 128 MiB.",
    "Split it, or host it elsewhere.",
  ),
  "file-outside": entry(
    "warning",
    "A link in the content folder leads outside the project and is not followed.",
    "Copy the file, or link to a file inside the project.",
  ),
  "url-duplicate": entry("error", "Two files have the same url.", "Rename or remove one of them."),
  "url-character": entry(
    "error",
    "The path of a page holds `?` or `#`, which have a meaning in addresses.",
    "Rename the file or folder.",
  ),
  "url-reserved": entry(
    "error",
    "A page has the url of a generated page, or needs a folder where the output or the site has a file.",
    "Rename the file or folder.",
  ),
  // Front matter
  "front-matter-yaml": entry(
    "error",
    "The front matter is not valid YAML.",
    "Quote values that hold `: `, `#` or start with a special character.",
  ),
  "front-matter-language": entry(
    "error",
    "The front matter is in a language that is not supported.",
    "Use YAML between two lines of three dashes, or TOML between two lines of three plus signs.",
  ),
  "front-matter-late": entry(
    "error",
    "Front matter that does not start in the first line is shown as text.",
    "Remove what stands before it, empty lines too.",
  ),
  "front-matter-comment": entry(
    "warning",
    "A front matter value ends at a `#`, as YAML takes the rest for a comment.",
    "Quote the value; set a comment off by two spaces.",
  ),
  "front-matter-unclosed": entry(
    "error",
    "The front matter has no closing line.",
    "Close it with a line of three dashes.",
  ),
  "front-matter-type": entry(
    "error",
    "A front matter value has the wrong type.",
    "See schemas/json/front-matter.schema.json.",
  ),
  "front-matter-unknown": entry(
    "warning",
    "A front matter key is not known.",
    "Remove it, or use the key that was meant.",
  ),
  "front-matter-reserved": entry(
    "warning",
    "A front matter key names a computed field and is ignored.",
    "Remove it.",
  ),
  "related-malformed": entry(
    "warning",
    "An entry of related has no title and url, and is left out.",
    "Write it as `- title: …` and `url: …`; quote titles that hold `: `.",
  ),
  "title-missing": entry(
    "warning",
    "The page has no title; its file name is used.",
    "Add `title` to the front matter.",
  ),
  // Markdown and MDX
  "mdx-syntax": entry(
    "error",
    "The page is not valid MDX.",
    "Write `\\<` or `&lt;` and `\\{` for characters that are meant as text.",
  ),
  "parse-limit": entry(
    "error",
    "The page can't be parsed within the limits of time and depth.",
    "Reduce nesting, or split the paragraph.",
  ),
  "mdx-expression": entry(
    "warning",
    "An expression can't be evaluated without running code; a placeholder is shown.",
    "Use a literal, or an exported literal of the same page.",
  ),
  "mdx-component": entry(
    "warning",
    "A component is not known; its content is shown alone.",
    "Use a component of the allow-list.",
  ),
  "mdx-prop": entry(
    "warning",
    "A component has a property that is not known or has the wrong type.",
    "See the list of components.",
  ),
  "mdx-export": entry(
    "warning",
    "An export can't be evaluated without running code.",
    "Export literals only.",
  ),
  "import-missing": entry("error", "An imported file does not exist.", "Check the path."),
  "import-outside": entry("error", "An imported file lies outside the project.", "Move it into the project."),
  "page-crash": entry(
    "error",
    "Making the page ended its process, or took too much time or memory.",
    "Split the page, or shorten what repeats in it; the other pages are not concerned.",
  ),
  "import-kind": entry(
    "warning",
    "An import is neither Markdown nor an image, and is not followed.",
    "Import .md, .mdx or image files only; components come from the allow-list.",
  ),
  "import-cycle": entry("error", "Parts import each other in a circle.", "Break the circle."),
  "aside-position": entry(
    "warning",
    "An aside mark stands within a paragraph.",
    "Put an empty line before it.",
  ),
  "container-unclosed": entry(
    "warning",
    "A container is not closed.",
    "Close it with a line of as many colons as it was opened with.",
  ),
  "container-unknown": entry(
    "warning",
    "A container has a name that is not known; its content is shown alone.",
    "Use a container of the dialect.",
  ),
  "html-removed": entry(
    "warning",
    "Markup that is not allowed was removed.",
    "Use Markdown, or an element and attribute of the allow-list.",
  ),
  "code-size": entry(
    "info",
    "A code block is too long to be highlighted; it is shown plain.",
    "Shorten the block or its lines, or use `text`.",
  ),
  "code-language": entry(
    "warning",
    "The language of a code block is not known; it is shown plain.",
    "Use a known language, or `text`.",
  ),
  "math-syntax": entry("warning", "A formula is not valid TeX; its source is shown.", "Fix the place named."),
  "table-cells": entry(
    "warning",
    "A table row has more cells than the header; the rest is dropped.",
    "Escape pipes as `\\|`.",
  ),
  "table-size": entry(
    "warning",
    "A table has more than 10,000 cells that are not written; its rows end where their text does.",
    "Remove the columns or rows that hold nothing.",
  ),
  "heading-id-clash": entry("warning", "A hand-written heading id is used twice.", "Change one of them."),
  // Links
  "link-page": entry("error", "A link leads to a page that does not exist.", "Fix or remove it."),
  "link-anchor": entry(
    "error",
    "A link leads to a heading or element that does not exist.",
    "Fix the part after `#`.",
  ),
  "link-case": entry(
    "error",
    "A link differs from the file or page in case.",
    "Write it exactly as the file is named.",
  ),
  "link-malformed": entry(
    "warning",
    "Text looks like a link whose target holds a space.",
    "Put the target in angle brackets or write %20.",
  ),
  "comment-unclosed": entry(
    "error",
    "An HTML comment is never closed, so the rest of the page is not shown.",
    "Close it with `-->`.",
  ),
  "link-scheme": entry(
    "warning",
    "A link has a scheme that is not allowed and was removed.",
    "Use http, https or mailto.",
  ),
  "image-missing": entry("error", "An image file does not exist.", "Check the path."),
  // Data
  "data-syntax": entry("error", "A data file is not valid JSON.", "Fix the place shown."),
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
  "redirect-loop": entry("error", "Redirects lead to each other in a circle.", "Break the circle."),
  "redirect-shadowed": entry(
    "warning",
    "A redirect starts at a page that exists, so it never acts.",
    "Remove it, or the page.",
  ),
  ...REMOTE_CODES,
  ...CHECK_CODES,
} as const satisfies Record<string, CodeEntry>;

/** A diagnostic code of the catalogue. */
export type Code = keyof typeof CODES;
