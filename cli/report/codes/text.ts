import {entry} from "./entry.ts";

/** What is wrong in the text of a page: Markdown, MDX, HTML, code. */
export const TEXT_CODES = {
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
    "An expression can't be evaluated without running code; it is left out.",
    "Use a literal, or an exported literal of the same page.",
  ),
  "mdx-component": entry(
    "warning",
    "A component is unknown; only its content is shown.",
    "Use a component of the allow-list.",
  ),
  "mdx-prop": entry(
    "warning",
    "A component has an unknown property, or one of the wrong type.",
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
    "Rendering the page crashed its process, or took too much time or memory.",
    "Split the page, or shorten what repeats in it; other pages are not affected.",
  ),
  "import-kind": entry(
    "warning",
    "An import is neither Markdown nor an image, and is not followed.",
    "Import .md, .mdx or image files only; components come from the allow-list.",
  ),
  "import-cycle": entry("error", "Parts import each other in a circle.", "Break the circle."),
  "aside-position": entry(
    "warning",
    "An aside marker is inside a paragraph.",
    "Put an empty line before it.",
  ),
  "container-unclosed": entry(
    "warning",
    "A container is not closed.",
    "Close it with a line of as many colons as it was opened with.",
  ),
  "container-unknown": entry(
    "warning",
    "A container has an unknown name; only its content is shown.",
    "Use a container of the dialect.",
  ),
  "template-tag": entry(
    "warning",
    "A tag of a template language is not known; only its content is shown.",
    "Say in `components` of the config how the tag is shown.",
  ),
  "template-value": entry(
    "warning",
    "A value of a template language is not known and left out.",
    "Give it in `variables` of the config or in the front matter, or write it as code.",
  ),
  "html-removed": entry(
    "warning",
    "Markup that is not allowed was removed.",
    "Use Markdown, or an element and attribute of the allow-list.",
  ),
  "html-nesting": entry(
    "warning",
    "HTML is nested in a way that browsers repair.",
    "Use `<div>` in place of `<p>`, or end the paragraph before the block.",
  ),
  "code-size": entry(
    "info",
    "A code block is too long to be highlighted; it is shown without highlighting.",
    "Shorten the block or its lines, or use `text`.",
  ),
  "code-language": entry(
    "warning",
    "The language of a code block is unknown; the block is shown without highlighting.",
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
  "heading-id-clash": entry("error", "A hand-written heading id is given twice.", "Change one of them."),
  "heading-id-reserved": entry(
    "warning",
    "A hand-written heading id is reserved for the site.",
    "Choose an id that does not start with `dx-`.",
  ),
};
