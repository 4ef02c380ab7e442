import {ELEMENTS, GLOBAL_ATTRIBUTES, RENAMED_ELEMENTS} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/elements/dropped-elements.ts";
import {SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_PRESENTATION} from "#core/render/body/html/svg-allow-list.ts";
import {attributeName} from "#core/render/body/html/to-html.ts";
import {SCHEMES} from "#schemas/rules/addresses.ts";
import {code, pageText, table} from "./markdown.ts";

const list = (names: Iterable<string>): string => [...names].map(code).join(", ");
const attributes = (names: ReadonlySet<string>): string => list([...names].map(attributeName));

/** Generates the reference of the HTML that pages, READMEs and slots may contain. */
export function elementsPage(): string {
  const names = [...ELEMENTS.keys()].sort();
  const own = names.filter(name => ELEMENTS.get(name)?.size);
  return pageText("HTML in pages", "Every HTML element and attribute that pages and slots may contain.", [
    "HTML in Markdown, MDX and slots is sanitized. Everything that is not listed here is removed and reported (`html-removed`). The text in an unknown element is kept.",
    "## Elements",
    list(names),
    "An `iframe` is kept if its host is in [`frames`](config.md#frames); otherwise it becomes a link.",
    `Obsolete elements, and those that would be landmarks of the whole page, are replaced: ${Object.entries(
      RENAMED_ELEMENTS,
    )
      .map(([from, to]) => `${code(from)} becomes ${code(to)}`)
      .join(", ")}.`,
    "## Attributes",
    `Every element may have ${attributes(GLOBAL_ATTRIBUTES)}. \`style\` keeps declarations that set colors, sizes, spacing, borders, alignment and text. \`aria-label\` is kept on elements that can have a name. These elements may have more:`,
    table(
      ["Element", "Attributes"],
      own.map(name => [code(name), attributes(ELEMENTS.get(name) ?? new Set())]),
    ),
    `Event handlers such as \`onclick\` never run. Links may be relative or have one of the schemes ${list(SCHEMES)}.`,
    "## Pictures",
    "An `svg` is kept with shapes, text, gradients and filters. References must stay inside the picture. Event handlers, scripts, animations and style sheets are removed. Embedded HTML is converted to text. If a picture draws more than 20,000 elements, or its attributes have more than 512 KiB, only its text is shown. Save such a picture as a file, and show it as an image.",
    `It may contain the elements ${list(SVG_ELEMENTS)}, with the attributes ${list([...SVG_ATTRIBUTES, ...SVG_PRESENTATION])}.`,
    "## Custom elements",
    "Allow a custom element, with its attributes, in [`elements`](config.md#elements):",
    '```json title="docs-index.config.json"\n{"elements": {"zone-clock": ["zone", "label"]}}\n```',
    "A script that defines the element belongs in [`head`](config.md#head) of the config or in a [trusted slot](../customize/slots.md#trust-your-files). Map other tags, such as `<Foo>`, in [`components`](../write/components.md#use-your-own-tags).",
    "## Removed with their content",
    list([...DROPPED_ELEMENTS].filter(name => name !== "iframe" && name !== "svg").sort()),
  ]);
}
