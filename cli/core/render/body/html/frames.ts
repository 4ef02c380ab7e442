import type {Element, ElementContent} from "hast";
import {type BodyState, report} from "../body-state.ts";
import {text} from "./element.ts";

/** Permissions of an embedded page. */
const SANDBOX = [
  "allow-scripts",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-presentation",
];

/** Returns the URL of an embedded page on another site; null for a relative URL or another scheme. */
export function frameUrl({properties}: Element): URL | null {
  const {src} = properties;
  const written = typeof src === "string" ? src.trim().replace(/^\/\//, "https://") : "";
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  return new URL(written);
}

/**
 * Keeps an `iframe` whose host is listed in the config, lazy-loaded and sandboxed. Any other becomes a link
 * (`html-removed`). Reports `frame-title` for a frame without a title.
 *
 * @param url - its URL, from `frameUrl`
 */
export function sanitizeFrame(node: Element, url: URL, state: BodyState): ElementContent[] {
  const {title, width, height} = node.properties;
  const name = typeof title === "string" ? title.trim() : "";
  const {frames = []} = state.context.dialect.html;
  const isAllowed = url.protocol === "https:" && url.username === "" && frames.includes(url.host);
  if (!isAllowed) {
    const hint = `Add "${url.host}" to \`frames\` of the config to show the page here.`;
    report(state, "html-removed", "`<iframe>` became a link", node, hint);
    const link = {href: url.href};
    return [{...node, tagName: "a", properties: link, children: [text(name || url.href)]}];
  }
  if (name === "") report(state, "frame-title", "`<iframe>` has no `title`", node);
  const isOwn = state.context.address !== null && new URL(state.context.address).host === url.host;
  node.children = [];
  node.properties = {
    src: url.href,
    title: name || url.host,
    ...sizeOf("width", width),
    ...sizeOf("height", height),
    loading: "lazy",
    // With both permissions, a page of the site's own origin could remove the sandbox.
    sandbox: isOwn ? SANDBOX : [...SANDBOX, "allow-same-origin"],
    allow: "fullscreen; picture-in-picture; encrypted-media",
    referrerPolicy: "strict-origin-when-cross-origin",
  };
  return [node];
}

const sizeOf = (key: "width" | "height", value: unknown): Element["properties"] =>
  /^\d{1,4}(?:%|px)?$/.test(String(value ?? "")) ? {[key]: String(value).replace("px", "")} : {};
