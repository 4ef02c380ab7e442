import path from "node:path";
import type {Element} from "hast";
import type {PageLink} from "#core/model/page-facts.ts";
import {type Positioned, placeOf} from "#core/model/place.ts";
import {isGeneratedPath} from "#schemas/artifact-paths.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {hashDependency} from "#support/files/dependency.ts";
import {sha256} from "#support/files/hash.ts";
import {MAX_FILE, readRegularFile, UnfitFile} from "#support/files/regular-file.ts";
import {assetOutput, contentPathOf} from "#support/links/content-path.ts";
import {resolveLink} from "#support/links/resolve-link.ts";
import type {LinkOrigin, ResolvedLink} from "#support/links/resolved-link.ts";
import {type BodyState, report} from "./body-state.ts";

/** Resolves a link of the current file. Results are cached, because the Markdown copy needs the same ones. */
export function resolveIn(target: string, state: BodyState): ResolvedLink {
  const key = `${state.file.path}\n${target}`;
  let link = state.resolved.get(key);
  if (!link) {
    link = resolveLink(target, originOf(state), state.context);
    const {source} = state.page;
    if (link.problem && state.file.path !== source.path) {
      // Some tools include the text of a partial, whose links are then relative to the page.
      const fromPage = resolveLink(target, source, state.context);
      if (!fromPage.problem) link = fromPage;
    }
    state.resolved.set(key, link);
  }
  return link;
}

/**
 * Resolves a link, reports its problem, and records it for the anchor check. Returns the `href`, which may be
 * empty.
 */
export function resolveHref(target: string, place: Positioned, state: BodyState): string {
  const {href, url, fragment, problem, file, disk} = resolveIn(target, state);
  if (problem) report(state, problem.code, problem.message, place, problem.hint, {target, ...problem.about});
  // Text fragments (WICG) are not ids.
  const id = fragment?.split(":~:", 1)[0] || null;
  const isLost = problem?.code === "link-page" || problem?.code === "link-scheme";
  if (url !== null || id !== null || isLost)
    state.links.push({...linkRecord(target, place, state), url, fragment: id});
  const {dependencies, context} = state;
  if (disk !== undefined && !dependencies.has(disk))
    dependencies.set(disk, {path: disk, hash: hashDependency(context.root, disk)});
  if (file !== undefined) addFile(file, place, state);
  return href;
}

/** Adds a linked file (an archive, a sample) to the output, unless the build generates one with that name. */
function addFile(contentPath: string, place: Positioned, state: BodyState): void {
  const {context, assets, dependencies} = state;
  const disk = context.siteMap.files.get(contentPath);
  if (disk === undefined || isGeneratedPath(contentPath)) return;
  const file = relativePath(context.root, disk);
  try {
    if (!dependencies.has(file))
      dependencies.set(file, {path: file, hash: sha256(readRegularFile(disk, MAX_FILE.asset))});
    assets.set(file, {path: file, out: assetOutput(contentPath, disk, file, context)});
  } catch (error) {
    if (error instanceof UnfitFile) report(state, error.code, `\`${contentPath}\`: ${error.message}`, place);
    // The file disappeared during the build; the next one reports the link.
  }
}

/** Makes the link of an `a` element canonical. External links open in a new tab. */
export function finishLink(node: Element, place: Positioned, state: BodyState): void {
  const {properties} = node;
  delete properties.target;
  delete properties.rel;
  if (typeof properties.href !== "string") {
    delete properties.href;
    return;
  }
  if (isExample(node, properties.href, state)) {
    node.tagName = "span";
    delete properties.href;
    return;
  }
  const href = resolveHref(properties.href, place, state);
  // Disabled link according to the ARIA Authoring Practices: readers see that it has no target.
  if (href === "") {
    delete properties.href;
    Object.assign(properties, {role: "link", ariaDisabled: "true"});
  } else properties.href = href;
  if (/^https?:/i.test(href)) Object.assign(properties, {target: "_blank", rel: ["noopener", "noreferrer"]});
}

/** Reports whether a link is a URL with a placeholder that became a link because it looks like one. */
const isExample = ({children}: Element, href: string, state: BodyState): boolean =>
  children.length === 1 &&
  children[0]?.type === "text" &&
  decode(children[0].value) === decode(href) &&
  resolveIn(href, state).problem?.code === "link-placeholder";

function linkRecord(raw: string, node: Positioned, state: BodyState): Omit<PageLink, "url" | "fragment"> {
  const {file, line = 1, column = 1, endLine = line, endColumn = column} = placeOf(node, state.file.path);
  const own = file === state.page.source.path ? {} : {file};
  return {raw, line, column, endLine, endColumn, ...own};
}

/**
 * Returns the page to which relative links refer. Links in a partial are relative to the partial if that is
 * within the content folder.
 */
function originOf({page, file, context}: BodyState): LinkOrigin {
  const {source} = page;
  const {contentPath, url, external} = source;
  if (file.path === source.path) return {contentPath, url, external};
  const below = contentPathOf(path.join(context.root, file.path), context.folders);
  return {contentPath: below ?? contentPath, url, external};
}
