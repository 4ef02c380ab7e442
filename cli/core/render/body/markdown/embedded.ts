import type {HtmlElement} from "#core/model/nodes.ts";
import type {BodyState} from "../body-state.ts";
import {sourceSet} from "../media.ts";
import {imageSource, linkAddress} from "./links.ts";
import {type Frames, safeHtml} from "./safe-html.ts";
import {escapeText, linkTail} from "./syntax.ts";

/** Frame that becomes a link on its own. */
const ONLY_FRAME = /^\s*<iframe\b[^>]*>\s*(?:<\/iframe\s*>)?\s*$/i;

/**
 * Returns raw HTML for the Markdown copy: sanitized, with the same targets as on the page, and links in place of frames.
 * Returns `null` if the source needs no change.
 */
export function rawHtml(html: string, state: BodyState): string | null {
  const sourceOf = (url: string): string => imageSource(url, state);
  const addressOf = (attribute: string, value: string): string =>
    attribute === "href"
      ? linkAddress(value, state)
      : attribute === "srcset"
        ? sourceSet(value, sourceOf)
        : sourceOf(value);
  const frames: Frames = state.page.source.external ? "removed" : "links";
  const safe = safeHtml(html, {addressOf, frames});
  if (safe === html) return null;
  const [, href, title] =
    (ONLY_FRAME.test(html) && /^<a href="([^"&]*)">([^<&]*)<\/a>$/.exec(safe.trim())) || [];
  if (href !== undefined && title !== undefined) return `[${escapeText(title)}${linkTail(href, null)}`;
  // Without the leading tag, former HTML would be parsed as Markdown.
  return safe.trim() === "" ? "" : safe.trimStart().startsWith("<") ? safe : safe.replaceAll("[", "\\[");
}

/**
 * Converts an embedded page, video or audio of a component language to a link with its title, or else its URL. Returns `null`
 * for other elements.
 */
export function embeddedLink({tagName, attributes, children}: HtmlElement, state: BodyState): string | null {
  if (!["iframe", "video", "audio"].includes(tagName)) return null;
  const sources = children.flatMap(child =>
    child.type === "htmlElement" && child.tagName === "source" ? [child.attributes.src] : [],
  );
  const [written] = [attributes.src, ...sources].filter(src => typeof src === "string" && src.trim() !== "");
  if (typeof written !== "string") return null;
  const isFrame = tagName === "iframe";
  const src = written.trim().replace(/^\/\//, "https://");
  if (isFrame && (state.page.source.external || !/^https?:\/\//i.test(src))) return "";
  const href = isFrame ? src : imageSource(written, state);
  const title = String(attributes.title ?? attributes["aria-label"] ?? "").trim();
  return href === "" ? escapeText(title) : `[${escapeText(title || written.trim())}${linkTail(href, null)}`;
}
