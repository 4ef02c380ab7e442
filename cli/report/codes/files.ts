import {entry} from "./entry.ts";

/** Problems with a file or its front matter. */
export const FILE_CODES = {
  // Files
  "file-mdx": entry(
    "warning",
    "An MDX page is in a site whose `dialect` does not support MDX. It is parsed as Markdown: expressions are shown as text, and errors in tags are not reported.",
    "Remove `dialect` from the config, set it to a tool that supports MDX, or rename the page to `.md`.",
  ),
  "file-unreadable": entry(
    "error",
    "A file can't be read.",
    "Check its permissions and that it still exists.",
  ),
  "file-dangling": entry(
    "warning",
    "A symbolic link points nowhere, so it is ignored.",
    "Create the file or folder that it names before the build, or remove the link.",
  ),
  "slot-file": entry(
    "warning",
    "A file in `slots/` has an unknown name, can't be read or is larger than 64 KiB, or a slot that the config enables has no file.",
    "Name it `head.html`, `banner.html`, `top-bar-end.html`, `sidebar-start.html`, `sidebar-end.html`, `before-content.html`, `after-content.html` or `footer.html`.",
  ),
  "file-generated": entry(
    "warning",
    "A page uses a file that does not exist. It may be generated later, because git ignores it or it is in a submodule.",
    "Generate the file or check out the submodule before the build.",
  ),
  "file-encoding": entry("error", "A file is not valid UTF-8.", "Save it as UTF-8."),
  "file-too-large": entry(
    "error",
    "A file is larger than 16 MiB (128 MiB for images and other files that pages link to).",
    "Split it, or host it elsewhere.",
  ),
  "file-outside": entry(
    "warning",
    "A symbolic link in the content folder points outside the project, so it is ignored.",
    "Copy the file, or link to a file inside the project.",
  ),
  "file-loop": entry(
    "warning",
    "A symbolic link points to a folder that contains it, so it is ignored.",
    "Remove the link.",
  ),
  "file-extension": entry(
    "warning",
    "A file looks like a page but does not end in lowercase `.md` or `.mdx`, so it is ignored.",
    "Rename the file, or add it to `exclude`.",
  ),
  "page-dynamic": entry(
    "warning",
    "A file is a template for dynamic routes, which are not supported. Its pages are omitted.",
    "Generate these pages as files before the build.",
  ),
  "url-duplicate": entry(
    "error",
    "Two files have the same URL, so only one becomes a page: the folder's index (`a/index.md` rather than `a.md`), or else the first by path.",
    "Rename or remove one of them.",
  ),
  "url-character": entry(
    "error",
    "The path of a page contains `?`, `#`, `\\`, `%2f` or `%5c`, which have a special meaning in URLs.",
    "Rename the file or folder.",
  ),
  "name-portable": entry(
    "info",
    "A page, or its folder in the site, has a name that Windows does not allow: `con`, `aux`, `a:b`, or one ending in a dot or space.",
    "Rename the file or folder if anybody clones the project or serves the site on Windows.",
  ),
  "url-reserved": entry(
    "error",
    "A page has the URL of a generated page, or needs a folder where the output or the site has a file.",
    "Rename the file or folder.",
  ),
  // Front matter
  "front-matter-yaml": entry(
    "error",
    "The front matter is not valid YAML or TOML.",
    "Quote values that contain `: `, `#` or start with a special character.",
  ),
  "front-matter-language": entry(
    "error",
    "The front matter is in a language that is not supported.",
    "Use YAML between two lines of three dashes, or TOML between two lines of three plus signs.",
  ),
  "front-matter-late": entry(
    "error",
    "Front matter that does not start on the first line is shown as text.",
    "Move it to the first line, and remove everything before it.",
  ),
  "front-matter-comment": entry(
    "warning",
    "A front matter value ends at a `#`, because YAML reads the rest as a comment.",
    "Quote the value, or put two spaces before the comment.",
  ),
  "front-matter-unclosed": entry(
    "error",
    "The front matter has no closing line.",
    "Close it with a line of three dashes.",
  ),
  "front-matter-type": entry(
    "error",
    "A front matter value has the wrong type.",
    "See `docs-index schema front-matter`.",
  ),
  "front-matter-unknown": entry(
    "warning",
    "A front matter key is unknown.",
    "Remove it, or use the intended key.",
  ),
  "front-matter-reserved": entry(
    "warning",
    "A front matter key has the name of a computed field, so it is ignored.",
    "Remove it.",
  ),
  "related-malformed": entry(
    "warning",
    "An entry of `related` lacks a title or URL, so it is omitted.",
    "Write it as `- title: …` and `url: …`; quote titles that contain `: `.",
  ),
  "home-missing": entry(
    "info",
    "There is no home page, so one is generated from the title, the description and the sections.",
    "Write an `index.md`, or set `home` in the config.",
  ),
  "title-missing": entry(
    "warning",
    "The page has no title, so its file name is used.",
    "Add `title` to the front matter.",
  ),
};
