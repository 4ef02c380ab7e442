/** Class or `data-` attribute in the HTML of page documents. */
export interface Term {
  /** Name; a final `*` represents any lowercase word. */
  name: string;
  /** Names of elements that have it. */
  elements: readonly string[];
  meaning: string;
}

/** Every class that the tool adds to elements. */
export const CLASSES: readonly Term[] = [
  {name: "hash", elements: ["a"], meaning: "Link of a heading to itself, at its end."},
  {name: "type", elements: ["p"], meaning: "Types of the option named in the heading above."},
  {name: "aside", elements: ["div"], meaning: "A note beside the text; its kind is a second class."},
  {name: "aside--note", elements: ["div"], meaning: "A note."},
  {name: "aside--tip", elements: ["div"], meaning: "A tip."},
  {name: "aside--important", elements: ["div"], meaning: "Something that readers must know."},
  {name: "aside--warning", elements: ["div"], meaning: "A warning."},
  {name: "aside--caution", elements: ["div"], meaning: "A warning about a risk."},
  {name: "aside--todo", elements: ["div"], meaning: "A gap in the documentation."},
  {name: "aside__icon", elements: ["span"], meaning: "Empty place for an icon."},
  {name: "aside__label", elements: ["p"], meaning: "Title of the aside."},
  {name: "badge", elements: ["span"], meaning: "A short label, such as a version."},
  {
    name: "badge--*",
    elements: ["span"],
    meaning: "Type of the badge, as set by the page (`tip`, `warning`).",
  },
  {name: "code", elements: ["figure"], meaning: "A code block."},
  {name: "code--diff", elements: ["figure"], meaning: "A code block with added or removed lines."},
  {name: "code__bar", elements: ["figcaption"], meaning: "Title and language of a code block; may be empty."},
  {name: "code__title", elements: ["span"], meaning: "Title of a code block, usually a file name."},
  {name: "code__lang", elements: ["span"], meaning: "Language of a code block."},
  {
    name: "ln",
    elements: ["span"],
    meaning:
      "A line of code, including its line break, in blocks with marked, folded, added or removed lines.",
  },
  {name: "hl", elements: ["span"], meaning: "With `ln`: a marked line."},
  {name: "add", elements: ["span"], meaning: "With `ln`: an added line."},
  {name: "del", elements: ["span"], meaning: "With `ln`: a removed line, which is not copied."},
  {name: "sr", elements: ["span"], meaning: "Text for screen readers only."},
  {name: "t-k", elements: ["i"], meaning: "In code: keyword or tag."},
  {name: "t-s", elements: ["i"], meaning: "In code: string."},
  {name: "t-n", elements: ["i"], meaning: "In code: number or constant."},
  {name: "t-f", elements: ["i"], meaning: "In code: function, class, attribute or key."},
  {name: "t-r", elements: ["i"], meaning: "In code: regular expression."},
  {name: "t-c", elements: ["i"], meaning: "In code: comment."},
  {name: "variants", elements: ["details"], meaning: "In code: more lines for the same key, folded."},
  {name: "table", elements: ["div"], meaning: "Frame of a table, which scrolls if the table is wide."},
  {name: "empty", elements: ["span"], meaning: "Dash in a table cell without content."},
  {name: "tasks", elements: ["ol", "ul"], meaning: "A list with check boxes."},
  {name: "footnote-ref", elements: ["sup"], meaning: "Number that links to a footnote."},
  {name: "footnotes", elements: ["section"], meaning: "The footnotes, at the end of the page."},
  {name: "footnote-back", elements: ["a"], meaning: "Link from a footnote to its reference."},
  {name: "steps", elements: ["div"], meaning: "Frame of numbered steps; contains an ordered list."},
  {name: "file-tree", elements: ["div"], meaning: "Frame of a file tree; contains nested lists."},
  {name: "cards", elements: ["div"], meaning: "A grid of cards."},
  {name: "card", elements: ["div"], meaning: "A card: title and text."},
  {name: "card__title", elements: ["p"], meaning: "Title of a card; usually a link."},
  {name: "tab", elements: ["div"], meaning: "One panel of the island `Tabs`."},
  {name: "tab__title", elements: ["p"], meaning: "Title of a panel, for readers without scripts."},
  {name: "posts", elements: ["ul"], meaning: "A list of dated pages, tags or authors."},
  {name: "posts__title", elements: ["p"], meaning: "Title of an entry of such a list."},
  {
    name: "placeholder",
    elements: ["p", "span"],
    meaning: "Notice in place of something that cannot be shown.",
  },
  {name: "swatch", elements: ["svg"], meaning: "A color sample."},
  {name: "chapters", elements: ["nav"], meaning: "Table of contents of a printable page."},
  {name: "chapter", elements: ["section"], meaning: "One page within a printable page."},
];

/** Every `data-` attribute of page documents. */
export const DATA_ATTRIBUTES: readonly Term[] = [
  {name: "data-island", elements: ["div", "figure"], meaning: "Name of the island."},
  {name: "data-props", elements: ["div", "figure"], meaning: "Properties of the island, as a JSON object."},
  {name: "data-title", elements: ["div"], meaning: "Title of a panel of `Tabs`."},
  {name: "data-nocopy", elements: ["span"], meaning: "In code: not part of the text that readers copy."},
];

/** Element that is complete without scripts and that a front end may make interactive. */
export interface Island {
  name: string;
  element: string;
  /** Properties in `data-props` and their meaning. */
  props: Readonly<Record<string, string>>;
  meaning: string;
}

/** Every island. `components` of a page document lists the names that occur in its HTML. */
export const ISLANDS: readonly Island[] = [
  {
    name: "Tabs",
    element: "div",
    props: {sync: "name shared by tabs that switch together (optional)"},
    meaning: "Panels (`tab`), one of which is visible at a time. Without scripts all panels are visible.",
  },
  {
    name: "Diagram",
    element: "figure",
    props: {language: "language of the diagram (`mermaid`)"},
    meaning: "A code block whose text describes a diagram.",
  },
  {
    name: "StackBlitzPreview",
    element: "div",
    props: {
      example: "path of the example in the repository",
      description: "text of the link (optional)",
    },
    meaning: "A link that opens an example in an online editor.",
  },
];
