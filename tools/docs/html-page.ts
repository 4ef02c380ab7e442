import {CLASSES, DATA_ATTRIBUTES, ISLANDS, type Term} from "./html-vocabulary.ts";
import {code, pageText, prose, table} from "./markdown.ts";

/** Generates the reference of the HTML in page documents: classes, `data-` attributes and islands. */
export function htmlPage(): string {
  return pageText("HTML reference", "Every class, data attribute and island in the HTML of page documents.", [
    "`html` in a page document is finished and sanitized: it has no scripts and no event handlers, all links are root-relative or absolute, and every heading has an ID. Elements have their usual meaning. This page lists everything beyond plain HTML.",
    "The package contains a style sheet that makes this HTML presentable: `docs-index/page-document.css`. It needs no other file, follows the color scheme of the reader, and applies to the content of an element with the class `page-document`.",
    '```html\n<link rel="stylesheet" href="page-document.css">\n<main class="page-document"><!-- html of a page document --></main>\n```',
    "## Islands",
    "An island is an element with `data-island`. It is complete without scripts. A front end may make it interactive: find `[data-island]` and read the properties from `data-props`. `components` in a page document lists the islands in its HTML, so that a page loads only the code that it needs.",
    table(
      ["Island", "Element", "Properties", "Meaning"],
      ISLANDS.map(({name, element, props, meaning}) => [
        code(name),
        code(element),
        Object.entries(props)
          .map(([prop, about]) => `${code(prop)}: ${prose(about)}`)
          .join("; "),
        prose(meaning),
      ]),
    ),
    "## Data attributes",
    termTable("Attribute", DATA_ATTRIBUTES),
    "## Images",
    "Images of the content have `width`, `height`, `loading` and `decoding`. If the config sets `images`, they also have `srcset` with WebP files in several widths, and `sizes`; `src` is still the original. Addresses in `srcset` are root-relative like those in `src`.",
    "## Classes",
    "Classes that authors write in HTML, and those that `components` in the config sets, occur too. Pages from other repositories have none of these. Elements within `<math>` have classes of Temml, which draws the formulas.",
    termTable("Class", CLASSES),
  ]);
}

const termTable = (head: string, terms: readonly Term[]): string =>
  table(
    [head, "Elements", "Meaning"],
    terms.map(({name, elements, meaning}) => [code(name), elements.map(code).join(", "), prose(meaning)]),
  );
