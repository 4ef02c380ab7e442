import {posix} from "node:path";
import type {Link, Nodes, Root, RootContent} from "mdast";
import {insertSnippet} from "#core/parse/blocks/snippets.ts";
import type {FileScope} from "#core/parse/file-scope.ts";
import {replaceEach} from "#schemas/rules/long-lists.ts";

/** Files that browsers show in a frame or player; here they are linked. */
const PLAYED = /\.(?:html?|mp4|ogg|mp3)$/i;

/**
 * Reads options in link and image titles (https://docsify.js.org/#/helpers). `[a](b.md ':include')` alone in
 * its paragraph includes the file; other options (`:ignore`, `:target=_blank`, `:size=10x20`) only affect
 * display and are removed.
 */
export function readLinkOptions({children}: {children: Root["children"]}, scope: FileScope): void {
  replaceEach(children, node => {
    const [only, ...others] = node.type === "paragraph" ? node.children : [];
    if (only?.type === "link" && others.length === 0 && isDrawn(only)) return included(only, node, scope);
    dropOptions(node);
    return null;
  });
}

const OPTIONS = /^:[a-z]/;

const isDrawn = ({title, url}: Link): boolean => {
  const type = /:type=([\w-]+)/.exec(title ?? "")?.[1] ?? "markdown";
  return (
    /^:include\b/.test(title ?? "") &&
    !/^[a-z]+:|^\/\//i.test(url) &&
    (type === "code" || (type === "markdown" && !PLAYED.test(url)))
  );
};

function included({title, url}: Link, node: RootContent, scope: FileScope): RootContent[] {
  const file = url.startsWith("/") ? `@${url}` : url;
  const lang = posix.extname(url).slice(1);
  const isCode = /:type=code/.test(title ?? "");
  const region = /:fragment=([\w-]+)/.exec(title ?? "")?.[1] ?? null;
  const wanted = {file, region, lines: "", info: isCode ? lang : ""};
  return insertSnippet(wanted, !isCode, node, scope);
}

function dropOptions(node: Nodes): void {
  if ((node.type === "link" || node.type === "image") && OPTIONS.test(node.title ?? "")) node.title = null;
  if (node.type === "paragraph" || node.type === "link" || node.type === "emphasis" || node.type === "strong")
    for (const child of node.children) dropOptions(child);
}
