import path from "node:path";
import type {Element} from "hast";
import type {Nodes} from "mdast";
import {type LinkOrigin, type ResolvedLink, resolveLink} from "../../lib/resolve-link.ts";
import type {PageLink} from "../../pipeline/types.ts";
import {type BodyState, report} from "./state.ts";

type Place = {position?: Nodes["position"]};

/** A link of the current file made canonical; the copy in Markdown asks for the same again. */
export function resolveIn(target: string, state: BodyState): ResolvedLink {
  const key = `${state.file.path}\n${target}`;
  let link = state.resolved.get(key);
  if (!link) {
    link = resolveLink(target, originOf(state), state.context);
    state.resolved.set(key, link);
  }
  return link;
}

/** Resolves a link, reports its problem, and records it for the check of anchors. Gives the `href`, maybe empty. */
export function resolveHref(target: string, place: Place, state: BodyState): string {
  const {href, url, fragment, problem} = resolveIn(target, state);
  if (problem) report(state, problem.code, problem.message, place, problem.hint);
  if (url !== null || fragment !== null)
    state.links.push({...linkRecord(target, place, state), url, fragment});
  return href;
}

/** Makes the link of an `a` element canonical; links to other sites open in a new tab. */
export function finishLink(node: Element, place: Place, state: BodyState): void {
  const {properties} = node;
  delete properties.target;
  delete properties.rel;
  if (typeof properties.href !== "string") {
    delete properties.href;
    return;
  }
  const href = resolveHref(properties.href, place, state);
  if (href === "") delete properties.href;
  else properties.href = href;
  if (/^https?:/i.test(href)) Object.assign(properties, {target: "_blank", rel: ["noopener", "noreferrer"]});
}

function linkRecord(raw: string, {position}: Place, state: BodyState): Omit<PageLink, "url" | "fragment"> {
  const start = position?.start ?? {line: 1, column: 1};
  const end = position?.end ?? start;
  const file = state.file.path === state.page.source.path ? {} : {file: state.file.path};
  return {raw, line: start.line, column: start.column, endLine: end.line, endColumn: end.column, ...file};
}

/** A part resolves relative links from where it lies, if that is within the content folder. */
function originOf({page, file, context}: BodyState): LinkOrigin {
  const {source} = page;
  const {contentPath, url, external} = source;
  if (file.path === source.path) return {contentPath, url, external};
  const below = path.relative(context.content, path.join(context.root, file.path)).split(path.sep).join("/");
  return below.startsWith("../") || path.isAbsolute(below)
    ? {contentPath, url, external}
    : {contentPath: below, url, external};
}
