import type {Definition, Image, ImageReference, Link, LinkReference} from "mdast";
import {joinAddress} from "#schemas/rules/between-editions.ts";
import type {BodyState} from "../body-state.ts";
import {resolveIn} from "../links.ts";
import type {Add, Source} from "./edits.ts";
import {destination, imageSyntax, linkTail, quotedTitle} from "./syntax.ts";

type Linking = Link | LinkReference | Definition | Image | ImageReference;

/**
 * Adds edits that give links and images their targets on the page. Broken ones are replaced by their text.
 */
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

/** Returns the URL of an image in a Markdown copy, or an empty string if the page does not show it. */
export const imageSource = (url: string, state: BodyState): string =>
  absolute(state.imageSources.get(url) ?? url, state);

/**
 * Returns the target of a link in a Markdown copy, which is read outside the site: absolute if the site's URL
 * is known.
 */
export const linkAddress = (url: string, state: BodyState): string =>
  absolute(resolveIn(url, state).href, state);

const absolute = (href: string, {context: {address}}: BodyState): string =>
  address !== null && /^\/(?!\/)/.test(href) ? joinAddress(address, href) : href;

/**
 * Returns the target of a definition, which may be used by images (whose files are emitted elsewhere) or
 * links.
 */
const addressOf = ({url}: Definition, state: BodyState): string =>
  state.imageSources.has(url) ? imageSource(url, state) : linkAddress(url, state);

/** Reports whether the definition of a reference was removed because its target is broken. */
function isDead({identifier}: LinkReference | ImageReference, state: BodyState): boolean {
  const definition = state.file.definitions.links.get(identifier.toUpperCase());
  return definition !== undefined && addressOf(definition, state) === "";
}

/** Removes the link syntax around its text. */
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
