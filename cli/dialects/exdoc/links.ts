import {posix} from "node:path";
import type {Link, LinkReference, PhrasingContent} from "mdast";
import type {FileScope, SiblingsHook} from "#core/parse/file-scope.ts";
import {inlineElement, placeOf} from "../toolkit/nodes.ts";

/** Matches a module or task, or the generated book of all pages. */
const MADE = /^(?:[A-Z]\w*(?:\.[A-Z]\w*)*\.html(?:#.*)?|[\w-]+\.epub)$/;

/** Matches the file name of a page, without a folder. */
const NAME = /^(?:\.\/)?([\w-]+)\.(?:html|md|cheatmd|livemd)(#.*)?$/i;

const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:[ \t]*`/gm;

const namesOfCode = new WeakMap<FileScope, ReadonlySet<string>>();
const namesOfPages = new WeakMap<object, ReadonlyMap<string, string>>();

/**
 * Resolves links by the name of a file, because all pages of a site are in one folder, and replaces links to modules and
 * functions (`` [x](`Module`) ``) by their text: https://hexdocs.pm/ex_doc/readme.html#auto-linking
 */
export const readLinks: SiblingsHook = ({children}, scope) => {
  for (const [i, child] of children.entries()) {
    if (child.type === "linkReference" && definitionsOf(scope).has(keyOf(child.label ?? child.identifier)))
      children[i] = asText(child);
    if (child.type !== "link") continue;
    const target = child.url.replaceAll("%60", "`");
    if (target.startsWith("`")) {
      children[i] = asText(child);
      continue;
    }
    const [, name, anchor = ""] = NAME.exec(target) ?? [];
    const url = name === undefined ? undefined : pageNamed(name, scope);
    if (url !== undefined) child.url = url + anchor;
    else if (MADE.test(target)) children[i] = asText(child);
  }
};

const asText = (node: Link | LinkReference): PhrasingContent =>
  inlineElement("span", node.children, placeOf(node));

const keyOf = (label: string): string => label.replaceAll(/\s+/g, " ").toLowerCase();

/** Returns the names of the page's reference definitions whose target is code. */
function definitionsOf(scope: FileScope): ReadonlySet<string> {
  let names = namesOfCode.get(scope);
  if (!names) {
    names = new Set([...scope.text.matchAll(DEFINITION)].map(([, name = ""]) => keyOf(name)));
    namesOfCode.set(scope, names);
  }
  return names;
}

/** Returns the URL of the page with a name, preferably in the folder of the current page. */
function pageNamed(name: string, {page, path, stack}: FileScope): string | undefined {
  const {siteMap, root, content} = page.context;
  const base = posix.relative(root.replaceAll("\\", "/"), content.replaceAll("\\", "/"));
  const near = posix.relative(base, posix.join(posix.dirname(stack[0] ?? path), `${name}.md`));
  let byName = namesOfPages.get(siteMap);
  if (!byName) {
    const found = new Map<string, string>();
    for (const [file, url] of siteMap.pages) {
      const key = posix
        .basename(file)
        .replace(/\.\w+$/, "")
        .toLowerCase();
      if (!found.has(key)) found.set(key, url);
    }
    byName = found;
    namesOfPages.set(siteMap, byName);
  }
  return siteMap.pages.get(near) ?? byName.get(name.toLowerCase());
}
