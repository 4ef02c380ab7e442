import type {Definition, Image, ImageReference, Link, LinkReference} from "mdast";
import {joinAddress} from "#schemas/rules/between-editions.ts";
import {resolveIn} from "../links.ts";
import type {BodyState} from "../state.ts";
import type {Add, Source} from "./edits.ts";
import {destination, imageSyntax, linkTail, quotedTitle} from "./syntax.ts";

type Linking = Link | LinkReference | Definition | Image | ImageReference;

/** Edits that make a link or image lead where the page's own leads; one that leads nowhere leaves its text. */
export function editLink(node: Linking, source: Source, add: Add): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const {state} = source;
  switch (node.type) {
    case "link":
      link(node, source, add);
      break;
    case "linkReference":
      if (isDead(node, state)) unwrap(node, add);
      break;
    case "definition": {
      const href = addressOf(node, state);
      if (href === "") add(start, end, "");
      else if (href !== node.url)
        add(start, end, `[${node.label}]: ${destination(href)}${quotedTitle(node.title)}`);
      break;
    }
    case "image": {
      const src = imageSource(node.url, state);
      if (src === "" || src !== node.url) add(start, end, imageSyntax(node.alt ?? "", src, node.title));
      break;
    }
    case "imageReference":
      if (isDead(node, state)) add(start, end, imageSyntax(node.alt ?? "", ""));
  }
}

/** Address of an image as the page has it; empty where it is not shown. */
export const imageSource = (url: string, state: BodyState): string =>
  absolute(state.imageSources.get(url) ?? url, state);

/** Where a link leads from a copy, which is read away from the site: absolute where the address of the site is known. */
export const linkAddress = (url: string, state: BodyState): string =>
  absolute(resolveIn(url, state).href, state);

const absolute = (href: string, {context: {address}}: BodyState): string =>
  address !== null && /^\/(?!\/)/.test(href) ? joinAddress(address, href) : href;

/** Where a definition leads: it may serve images, whose files are emitted elsewhere, or links. */
const addressOf = ({url}: Definition, state: BodyState): string =>
  state.imageSources.has(url) ? imageSource(url, state) : linkAddress(url, state);

/** Whether the definition of a reference was taken out, since it leads nowhere. */
function isDead({identifier}: LinkReference | ImageReference, state: BodyState): boolean {
  const definition = state.file.definitions.links.get(identifier.toUpperCase());
  return definition !== undefined && addressOf(definition, state) === "";
}

/** Takes the syntax of a link away from around its text. */
function unwrap(node: Link | LinkReference, add: Add): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const from = node.children[0]?.position?.start.offset;
  const to = node.children.at(-1)?.position?.end.offset;
  add(start, from ?? end, "");
  if (to !== undefined) add(to, end, "");
}

function link(node: Link, {text, state}: Source, add: Add): void {
  const href = linkAddress(node.url, state);
  if (href === "") {
    unwrap(node, add);
    return;
  }
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? 0;
  const from = node.children[0]?.position?.start.offset;
  const to = node.children.at(-1)?.position?.end.offset;
  if (href === node.url || from === undefined || to === undefined) return;
  if (text[start] === "[" && text[to] === "]") add(to, end, linkTail(href, node.title));
  else add(start, end, `[${text.slice(from, to)}]${linkTail(href, node.title).slice(1)}`);
}
