import type {ConfigInput} from "#schemas/config.ts";
import {isForeign, list, pageUrl, record, text} from "../toolkit/static-config/values.ts";

/** What urls of pages begin with, and of those that no Markdown is behind. */
interface Places {
  prefixes: readonly string[];
  programs: readonly string[];
  /** Beginning of the urls of the documentation that ids of the bar are in. */
  docs: string;
  /** First pages of sidebars by name. */
  starts: Readonly<Record<string, string>>;
}

/** Entries of the bar that lead to pages of Markdown: https://docusaurus.io/docs/api/themes/configuration#navbar-items */
export function navigationOf(items: unknown, places: Places): ConfigInput["navigation"] {
  const entries = list(items).flatMap(item => {
    const title = text(record(item).label);
    const url = [item, ...list(record(item).items)].map(entry => targetOf(entry, places)).find(Boolean);
    return title !== undefined && url ? [{title, url}] : [];
  });
  return entries.length > 0 ? entries : undefined;
}

function targetOf(item: unknown, {prefixes, programs, docs, starts}: Places): string | undefined {
  const {type, to, href, docId, sidebarId} = record(item);
  if (type === "docSidebar")
    return Object.hasOwn(starts, String(sidebarId)) ? starts[String(sidebarId)] : undefined;
  const id = text(docId);
  if (id !== undefined) return pageUrl(`${docs}${id}`);
  const target = text(to) ?? text(href);
  if (target === undefined || isForeign(target) || target.startsWith("pathname:")) return undefined;
  const url = pageUrl(target);
  const isProgram = programs.some(path => url.startsWith(`${path}/`));
  const isBelow = prefixes.some(at => (at === "/" ? url !== "/" && !isProgram : url.startsWith(at)));
  return isBelow ? url : undefined;
}
