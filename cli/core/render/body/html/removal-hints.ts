import type {Element} from "hast";
import {ELEMENTS, GLOBAL_ATTRIBUTES} from "#core/model/allow-list.ts";
import type {BodyState} from "../body-state.ts";
import {attributeName} from "./to-html.ts";

/** Limit for the text in which the tag of an element is looked for. */
const LONGEST_TAG = 4000;

/**
 * Returns the source from the opening tag of an element; empty if it can't be found. Offsets are exact for Markdown and
 * MDX. Within indented or quoted HTML they may be off by a few characters, so the rest of the line is searched too.
 */
function sourceOf(node: Element, {file: {text = ""}}: BodyState): string {
  const offset = node.position?.start.offset;
  if (offset === undefined) return "";
  const isTag = (at: number): boolean =>
    text.slice(at, at + node.tagName.length + 1).toLowerCase() === `<${node.tagName}`;
  let at = offset;
  if (!isTag(at)) {
    at = Math.max(0, text.lastIndexOf("\n", offset - 1), offset - LONGEST_TAG);
    const end = Math.min(text.length, offset + LONGEST_TAG);
    while (at < end && !isTag(at)) at++;
    if (at === end) return "";
  }
  return text.slice(at, at + LONGEST_TAG);
}

/** Returns the name of an element as the source spells it; the HTML parser turns `<Foo>` into `foo`. */
export const writtenElement = (node: Element, state: BodyState): string =>
  sourceOf(node, state).slice(1, node.tagName.length + 1) || node.tagName;

/** Returns the name of an attribute as the source spells it, such as `onclick` for `onClick`. */
export function writtenAttribute(key: string, node: Element, state: BodyState): string {
  const name = attributeName(key);
  const written = spellingsOf(node, state);
  return written.get(name.toLowerCase()) ?? written.get(key.toLowerCase()) ?? name;
}

/** Attribute names of elements as written, by their lowercase form. An element may have thousands. */
const spellings = new WeakMap<Element, ReadonlyMap<string, string>>();

function spellingsOf(node: Element, state: BodyState): ReadonlyMap<string, string> {
  const known = spellings.get(node);
  if (known) return known;
  const found = new Map<string, string>();
  const source = sourceOf(node, state).slice(node.tagName.length + 1);
  for (const [, name = ""] of source.matchAll(/[\s"'/]([^\s"'<>/=]+)(?=[\s=/>])/g))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
  spellings.set(node, found);
  return found;
}

/** Dropped elements that the project itself may add, outside of its pages. */
const IN_HEAD = new Set(["script", "style", "link", "base"]);

/** Names that `elements` of the config accepts. */
const OWN_ELEMENT = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
const OWN_ATTRIBUTE = /^(?!on|style$|srcdoc$|is$)[a-z][a-z0-9-]*$/;

/** Returns a hint on how to keep a removed element; undefined if that is impossible. */
export function elementHint(name: string): string | undefined {
  if (IN_HEAD.has(name.toLowerCase()))
    return `Move \`<${name}>\` to \`head\` of the config, or into a trusted slot.`;
  if (/^[A-Z]/.test(name)) return `Map \`${name}\` in \`components\` of the config, or use Markdown.`;
  if (OWN_ELEMENT.test(name)) return `Allow \`${name}\` in \`elements\` of the config: \`"${name}": []\`.`;
  return undefined;
}

/** Returns the hint for removed attributes: how to keep them, or which attributes the element may have instead. */
export function attributeHint(names: readonly string[], {tagName}: Element): string {
  if (names.some(name => /^on/i.test(name)))
    return "Event handlers never run. Add the behavior in a script, in `head` of the config or a trusted slot.";
  const lower = names.map(name => name.toLowerCase());
  if (tagName.includes("-") && lower.every(name => OWN_ATTRIBUTE.test(name)))
    return `Add \`${lower.join("`, `")}\` to \`elements.${tagName}\` of the config.`;
  const own = [...(ELEMENTS.get(tagName) ?? []), ...GLOBAL_ATTRIBUTES].map(
    key => `\`${attributeName(key)}\``,
  );
  return `\`<${tagName}>\` may have ${own.join(", ")}.`;
}
