import type {ElementContent} from "hast";
import type {Positioned} from "#core/model/place.ts";
import type {PageHeadElement} from "#schemas/page-document.ts";
import {checkHeadElement} from "#schemas/rules/head-element.ts";
import {escapeHtml} from "#schemas/rules/markup.ts";
import {type BodyState, report} from "./body-state.ts";
import {attributeName} from "./html/to-html.ts";
import {resolveHref} from "./links.ts";

/**
 * Keeps the elements that content may have in the head, and reports everything else (`head-removed`).
 *
 * @returns their HTML
 */
export function safeHead(nodes: readonly ElementContent[], state: BodyState): string {
  return nodes
    .flatMap(node => {
      if (node.type === "comment" || (node.type === "text" && node.value.trim() === "")) return [];
      if (node.type !== "element") {
        report(state, "head-removed", "text was removed", node);
        return [];
      }
      const written = Object.entries(node.properties).map(([key, value]) => [
        attributeName(key),
        Array.isArray(value) ? value.join(" ") : value,
      ]);
      const {element, removed} = checkHeadElement(node.tagName, Object.fromEntries(written));
      for (const message of removed) report(state, "head-removed", message, node);
      const resolved = element && withAddress(element, node, state);
      return resolved ? headHtml(resolved) : [];
    })
    .join("");
}

/** Resolves and checks an element's URL like a link on the page. Returns undefined if the URL is removed. */
export function withAddress(
  element: PageHeadElement,
  place: Positioned,
  state: BodyState,
): PageHeadElement | undefined {
  const {tag, attributes} = element;
  if (attributes.href === undefined) return element;
  const href = resolveHref(attributes.href, place, state);
  return href === "" ? undefined : {tag, attributes: {...attributes, href}};
}

function headHtml({tag, attributes}: PageHeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join("")}>`;
}
