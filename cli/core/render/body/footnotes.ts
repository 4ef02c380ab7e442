import {slug} from "github-slugger";
import type {ElementContent} from "hast";
import type {FootnoteReference} from "mdast";
import {fillText} from "#schemas/rules/fill-text.ts";
import {append} from "#schemas/rules/long-lists.ts";
import type {ContentTexts} from "#schemas/settings/content-texts.ts";
import {type BodyState, takeId} from "./body-state.ts";
import {element, own, text} from "./html/element.ts";

/** Renders a footnote reference as a superscript number, or as text if the footnote is undefined. */
export function footnoteReference(node: FootnoteReference, state: BodyState): ElementContent {
  const label = node.identifier.toUpperCase();
  const definition = state.file.definitions.footnotes.get(label);
  if (!definition) return text(`[^${node.label ?? node.identifier}]`);
  const key = `${state.file.path} ${label}`;
  let note = state.footnotes.get(key);
  const {footnote = usualEnd} = state.context.dialect.headings.slug;
  const end = footnote(node.identifier);
  if (!note) {
    note = {
      number: state.footnotes.size + 1,
      id: takeId(state, `fn${end}`),
      references: [],
      definition,
      file: state.file,
    };
    state.footnotes.set(key, note);
  }
  const id = takeId(state, `fnref${end}`);
  note.references.push(id);
  const number = String(note.number);
  const link = own(
    "a",
    {href: `#${encodeURI(note.id)}`, id, ariaLabel: fillText(state.texts.footnote, {number})},
    [text(number)],
  );
  return own("sup", {className: ["footnote-ref"]}, [link], node);
}

/**
 * Renders the list of footnotes at the end of a page, each with backlinks. Returns `null` if there are none.
 */
export function footnoteSection(state: BodyState): ElementContent | null {
  if (state.footnotes.size === 0) return null;
  const items: ElementContent[] = [];
  // Footnotes may refer to further footnotes, so the map grows during iteration.
  for (const note of state.footnotes.values()) {
    const before = state.file;
    state.file = note.file;
    const children = state.children(note.definition);
    state.file = before;
    const links = note.references.flatMap((id, i) => [text(" "), backLink(note.number, id, i, state.texts)]);
    const last = children.at(-1);
    if (last?.type === "element" && last.tagName === "p") append(last.children, links);
    else append(children, links);
    items.push(own("li", {id: note.id}, children));
  }
  return own("section", {className: ["footnotes"], role: "doc-endnotes", ariaLabel: state.texts.footnotes}, [
    element("ol", {}, items),
  ]);
}

const usualEnd = (identifier: string): string => `-${slug(identifier) || "note"}`;

const backLink = (number: number, id: string, index: number, texts: ContentTexts): ElementContent => {
  const label = fillText(texts.footnoteBack, {number: `${number}${index > 0 ? `-${index + 1}` : ""}`});
  return own("a", {className: ["footnote-back"], href: `#${encodeURI(id)}`, ariaLabel: label}, [text("↩")]);
};
