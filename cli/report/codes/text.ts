import {entry} from "./entry.ts";

/** Problems in the text of a page: Markdown, MDX, HTML, code. */
export const TEXT_CODES = {
  // Markdown and MDX
  "mdx-syntax": entry(
    "error",
    "The page is not valid MDX.",
    "Close the tag or brace, or write `\\<` or `&lt;` and `\\{` for characters that are meant as text.",
  ),
  "parse-limit": entry(
    "error",
    "The page exceeds the parser's limits on nesting or length.",
    "Reduce nesting, or split the paragraph.",
  ),
  "mdx-expression": entry(
    "warning",
    "An expression can't be evaluated statically, so it is omitted.",
    "Use a literal, or a literal exported from the same page.",
  ),
  "mdx-component": entry(
    "warning",
    "A component is unknown; only its content is shown.",
    "Use one of the built-in components, or map this one in `components` of the config.",
  ),
  "mdx-prop": entry(
    "warning",
    "A component has an unknown property, a property of the wrong type, or no content.",
    "See “Components” in the documentation.",
  ),
  "mdx-export": entry("warning", "An export can't be evaluated statically.", "Export literals only."),
  "import-missing": entry("error", "An imported file does not exist.", "Check the path."),
  "snippet-region": entry(
    "error",
    "A snippet names a region that its file does not have, so nothing is shown.",
    "Correct the name, or mark the region in the file.",
  ),
  "import-outside": entry("error", "An imported file is outside the project.", "Move it into the project."),
  "page-crash": entry(
    "error",
    "Rendering the page crashed or exceeded its time or memory limit.",
    "Split the page or shorten repeated content. Other pages are not affected.",
  ),
  "import-kind": entry(
    "warning",
    "An import is neither Markdown nor an image, so it is ignored.",
    "Import only `.md`, `.mdx` and image files. Components need no import.",
  ),
  "import-cycle": entry("error", "Partials import each other in a cycle.", "Remove one of the imports."),
  "aside-position": entry(
    "warning",
    "An aside marker is inside a paragraph.",
    "Insert a blank line before it.",
  ),
  "container-unclosed": entry(
    "warning",
    "A container is not closed.",
    "Close it with a line of the same number of colons.",
  ),
  "container-unknown": entry(
    "warning",
    "A container has an unknown name; only its content is shown.",
    "Use a container of the dialect.",
  ),
  "foreign-syntax": entry(
    "info",
    "A line looks like syntax of another documentation tool. Readers see it as text.",
    "Set `dialect` in the config to that tool, or change the line.",
  ),
  "template-tag": entry(
    "warning",
    "A template tag is unknown. Only its content is shown.",
    "Define it in `components` in the config.",
  ),
  "template-call": entry(
    "error",
    "A template calls a macro, which is not executed. Readers see its text arguments instead of its output.",
    "Replace the call with the macro's output.",
  ),
  "template-value": entry(
    "warning",
    "A template variable is undefined, so it is omitted.",
    "Define it in `variables` in the config or in front matter.",
  ),
  "config-component": entry(
    "warning",
    "A tag inside other HTML is not mapped by `components`.",
    "Put the tag on its own, outside the other element.",
  ),
  "head-removed": entry(
    "warning",
    "An element or attribute that is not allowed in the head was removed.",
    "Use `meta` and `link` elements that load nothing. Scripts and style sheets belong in `head` of the config, or in a trusted slot.",
  ),
  "frame-title": entry(
    "warning",
    "An embedded page has no title, so screen readers announce its URL.",
    "Add a `title` attribute that describes the page.",
  ),
  "html-removed": entry(
    "warning",
    "Markup that is not allowed was removed.",
    "Use Markdown, or elements and attributes listed under “HTML in pages” in the documentation.",
  ),
  "html-nesting": entry(
    "warning",
    "HTML elements are nested incorrectly, so browsers restructure them.",
    "Use `<div>` in place of `<p>`, or end the paragraph before the block.",
  ),
  "code-size": entry(
    "info",
    "A code block is too long to be highlighted.",
    "Shorten the block or its lines, or use `text`.",
  ),
  "code-language": entry(
    "warning",
    "The language of a code block is unknown, so the block is not highlighted.",
    "Use a known language, or `text`.",
  ),
  "math-syntax": entry(
    "warning",
    "A formula is not valid TeX, so its source is shown.",
    "Fix the syntax at this position.",
  ),
  "table-cells": entry(
    "warning",
    "A table row has more cells with content than the header. The extra cells are dropped.",
    "Escape pipes as `\\|`.",
  ),
  "table-size": entry(
    "warning",
    "A table has more than 10,000 empty cells at the ends of its rows, which are omitted.",
    "Remove the empty columns or rows.",
  ),
  "heading-id-clash": entry("error", "A custom heading id is used twice.", "Change one of them."),
  "heading-id-taken": entry(
    "warning",
    "A custom heading id equals the generated id of another heading, so links to that heading lead elsewhere.",
    "Choose another custom id.",
  ),
  "heading-id-reserved": entry(
    "warning",
    "A custom heading id is reserved for the site.",
    "Choose an id that does not start with `dx-`.",
  ),
};
