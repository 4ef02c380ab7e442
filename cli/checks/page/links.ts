import type {PageContext} from "#core/model/page-context.ts";
import type {PageLink} from "#core/model/page-facts.ts";
import {splitTarget} from "#support/links/link-target.ts";
import {resolveLink} from "#support/links/resolve-link.ts";
import type {Finding, PageRule} from "./finding.ts";
import {editTarget} from "./link-edit.ts";
import type {PageView} from "./view.ts";

const ABSOLUTE = /^(?:https?:)?\/\/[^/?#]+/i;

const finding = (
  link: PageLink,
  view: PageView,
  message: string,
  hint?: string,
  target?: string,
): Finding => {
  const {line, column, endLine, endColumn, file = view.page.source.path} = link;
  const edit = target === undefined ? undefined : editTarget(link, target, view);
  return {message, hint, place: {file, line, column, endLine, endColumn}, edit};
};

/**
 * Returns the path of an internal link as written, without the site's own host; `null` for a link within the
 * page.
 */
function writtenPath({raw, url}: PageLink): string | null {
  if (url === null) return null;
  const {path} = splitTarget(raw.trim().replace(ABSOLUTE, ""));
  return path === "" ? null : path;
}

/** Reports links to pages without trailing slash. Links to files (`./page.md`, `index.html`) need none. */
export const linkSlash: PageRule = function* (view) {
  for (const link of view.rendered.lists.checks.links) {
    const path = writtenPath(link);
    if (path === null || /(?:\/|\.[a-z]\w*|(?:^|\/)(?:index|\.{1,2}))$/i.test(path)) continue;
    if (isRedirected(link, view.context, view)) continue;
    const target = link.raw.replace(path, `${path}/`);
    yield finding(
      link,
      view,
      `the link to ${link.url} lacks its final slash`,
      `Write \`${target}\`.`,
      target,
    );
  }
};

/** Reports links to the site's own pages that include scheme and host. */
export const linkOwnHost: PageRule = function* (view) {
  for (const link of view.rendered.lists.checks.links) {
    const host = ABSOLUTE.exec(link.raw)?.[0];
    if (host === undefined || link.url === null || isSpelledOut(link, view)) continue;
    const rest = link.raw.slice(host.length);
    const path = rest.startsWith("/") ? rest : `/${rest}`;
    const {base = "/"} = view.context;
    const target = path.startsWith(base) ? `/${path.slice(base.length)}` : path;
    yield finding(
      link,
      view,
      `the link includes the site's own host, ${host}`,
      `Write \`${target}\`.`,
      target,
    );
  }
};

/** Reports whether the text of a link is its URL, in which case readers are meant to see it. */
function isSpelledOut({raw, line, column, file}: PageLink, {files, page}: PageView): boolean {
  const lines = files.find(({path}) => path === (file ?? page.source.path))?.lines;
  const source = lines?.[line - 1]?.slice(column - 1) ?? "";
  return [raw, `<${raw}`, `[${raw}]`, `[\`${raw}\`]`].some(text => source.startsWith(text));
}

/** Reports links to redirected URLs. */
export const linkRedirected: PageRule = function* (view) {
  for (const link of view.rendered.lists.checks.links) {
    if (!isRedirected(link, view.context, view)) continue;
    const {href} = resolveLink(link.raw, view.page.source, view.context);
    yield finding(link, view, `\`${link.raw}\` is redirected to ${href}`, `Write \`${href}\`.`, href);
  }
};

/**
 * Page contexts without redirects, one per site map. A link that fails only without redirects is redirected.
 */
const plain = new WeakMap<object, PageContext>();

function isRedirected(link: PageLink, context: PageContext, {page}: PageView): boolean {
  if (context.siteMap.redirects.size === 0 || link.url === null) return false;
  let bare = plain.get(context.siteMap);
  if (!bare) {
    bare = {...context, siteMap: {...context.siteMap, redirects: new Map()}};
    plain.set(context.siteMap, bare);
  }
  return resolveLink(link.raw, page.source, bare).problem?.code === "link-page";
}

/** Reports links to Markdown files where page URLs are preferred. */
export const linkMarkdownFile: PageRule = function* (view) {
  for (const link of view.rendered.lists.checks.links) {
    const path = writtenPath(link);
    if (path === null || !/\.mdx?$/i.test(path)) continue;
    const {href} = resolveLink(link.raw, view.page.source, view.context);
    yield finding(link, view, `\`${path}\` is a file`, `Write \`${href}\`.`);
  }
};

/** Provides the fix for links that differ in case, which every build reports. */
export const linkCaseFix: PageRule = function* (view) {
  for (const link of view.rendered.lists.checks.links) {
    const {problem} = resolveLink(link.raw, view.page.source, view.context);
    if (problem?.code !== "link-case") continue;
    const spelling = /`([^`]+)`\.$/.exec(problem.hint ?? "")?.[1];
    const {path} = splitTarget(link.raw);
    if (spelling !== undefined)
      yield finding(link, view, problem.message, problem.hint, link.raw.replace(path, spelling));
  }
};
