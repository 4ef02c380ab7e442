import {entry} from "./entry.ts";

/** What is wrong with a file or its front matter, before its text is read. */
export const FILE_CODES = {
  // Files
  "file-unreadable": entry(
    "error",
    "A file can't be read.",
    "Check its permissions and that it still exists.",
  ),
  "file-encoding": entry("error", "A file is not valid UTF-8.", "Save it as UTF-8."),
  "file-too-large": entry(
    "error",
    "A file is larger than 16 MiB (128 MiB for images and other files that pages link to).",
    "Split it, or host it elsewhere.",
  ),
  "file-outside": entry(
    "warning",
    "A symbolic link in the content folder points outside the project and is not followed.",
    "Copy the file, or link to a file inside the project.",
  ),
  "file-loop": entry(
    "warning",
    "A symbolic link leads to a folder that holds it, and is not followed.",
    "Remove the link.",
  ),
  "file-extension": entry(
    "warning",
    "A file looks like a page, but only `.md` and `.mdx`, in small letters, are taken.",
    "Rename the file, or leave it out with `exclude`.",
  ),
  "page-dynamic": entry(
    "warning",
    "A file is the template of pages that a program makes; they are left out.",
    "Let a script write these pages to files before the build.",
  ),
  "url-duplicate": entry("error", "Two files have the same URL.", "Rename or remove one of them."),
  "url-character": entry(
    "error",
    "The path of a page contains `?`, `#`, `\\`, `%2f` or `%5c`, which have a meaning in URLs.",
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
    "Front matter that does not start on the first line is shown as text.",
    "Remove what stands before it, empty lines too.",
  ),
  "front-matter-comment": entry(
    "warning",
    "A front matter value ends at a `#`, because YAML reads the rest as a comment.",
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
    "A front matter key is unknown.",
    "Remove it, or use the intended key.",
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
  "home-missing": entry(
    "info",
    "There is no home page; one is made of the title, the description and the sections.",
    "Write an `index.md`, or set `home` in the config.",
  ),
  "title-missing": entry(
    "warning",
    "The page has no title; its file name is used.",
    "Add `title` to the front matter.",
  ),
};
