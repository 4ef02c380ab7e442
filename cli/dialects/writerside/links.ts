import {existsSync} from "node:fs";
import {basename, join} from "node:path";
import type {PhrasingContent} from "mdast";
import type {FileScope, SiblingsHook} from "#core/parse/file-scope.ts";
import {link, placeOf, plain} from "../toolkit/nodes.ts";
import {imageAt, projectOf, projectText} from "./files.ts";
import {fillVariables, sectionTitle, topicTitle, urlOf} from "./topics.ts";

const TOPIC = /^(?:\.?\/)?((?:[^#?:/]+\/)*[^#?:/]+)\.(?:md|topic|html)(?:#(.*))?$/i;

const files = new WeakMap<object, ReadonlyMap<string, {path: string; url: string}>>();

/**
 * Resolves links by the name of a topic, and images by their name in the folder of images. A link without text gets the title
 * of its target: https://www.jetbrains.com/help/writerside/links.html
 */
export const readLinks: SiblingsHook = ({children}, scope) => {
  for (const [index, child] of children.entries()) {
    if (child.type === "image") child.url = imageAt(child.url, scope);
    if (child.type !== "link") continue;
    const [, name, anchor] = TOPIC.exec(child.url) ?? [];
    const found = name === undefined ? undefined : topicNamed(name, scope);
    if (found) child.url = found.url + (anchor === undefined ? "" : `#${anchor}`);
    if (child.children.length > 0) continue;
    const id = anchor ?? (child.url.startsWith("#") ? child.url.slice(1) : undefined);
    const line = child.position?.start.line ?? 1;
    const text = found ? (projectText(found.path, scope, line) ?? "") : name === undefined ? scope.text : "";
    const title = (id === undefined ? undefined : sectionTitle(text, id)) ?? (found && topicTitle(text));
    children[index] = link(child.url, [shown(title ?? child.url, scope)], placeOf(child));
  }
};

const shown = (title: string, scope: FileScope): PhrasingContent =>
  plain(fillVariables(title, projectOf(scope).values));

/** Returns the page that a topic is published as. */
function topicNamed(name: string, scope: FileScope): {path: string; url: string} | undefined {
  const {siteMap, folders} = scope.page.context;
  let byUrl = files.get(siteMap);
  if (!byUrl) {
    const {start} = projectOf(scope);
    const found = new Map<string, {path: string; url: string}>();
    for (const [path, url] of siteMap.pages) {
      const base = folders.find(({prefix}) => path.startsWith(prefix));
      const file = base && join(base.folder, url === "/" && start ? start : path.slice(base.prefix.length));
      // The paths of topics in XML end like the others.
      const topic = file?.replace(/\.md$/, ".topic");
      if (file && topic) found.set(url, {path: existsSync(file) ? file : topic, url});
      if (file && url === "/") found.set(urlOf(file), {path: file, url});
    }
    byUrl = found;
    files.set(siteMap, byUrl);
  }
  return byUrl.get(urlOf(basename(name)));
}
