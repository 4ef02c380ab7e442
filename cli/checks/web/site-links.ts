import type {Node} from "jsonc-parser";
import type {WebLink} from "#core/model/page-lint.ts";
import {rangesOf} from "#core/model/text-range.ts";
import {unescapeHtml} from "#schemas/rules/markup.ts";
import {readJsonTree} from "#support/json/json-tree.ts";
import {ownPath} from "#support/links/own-path.ts";

/** Text of a file, whose path is relative to the project root. */
export interface TextFile {
  file: string;
  text: string;
}

/** Files and settings with links outside the pages. */
export interface SiteSources {
  /** The config and `data/site.json`. */
  json: readonly TextFile[];
  /** HTML files of slots. */
  slots: readonly TextFile[];
  /** Settings read from another tool's config, and that file. */
  foreign: {settings: object; file: TextFile} | null;
}

/** Properties whose values are links or images. The URL of the shared cache is neither. */
const LINK_KEYS: ReadonlySet<string> = new Set(["url", "link", "image", "light", "dark"]);
const NO_LINKS: ReadonlySet<string> = new Set(["sharedCache", "head"]);

/** Link in HTML or Markdown. Comments and `link` elements, which often name only a host, contain none. */
const IN_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<link\b[^>]*|\b(?:href|src)\s*=\s*(?:"(https?:\/\/[^"]*)"|'(https?:\/\/[^']*)')|\]\((https?:\/\/[^()\s]+)\)/gi;

/**
 * Returns the external URLs in menus, sidebars, banner, footer, home page and redirects of the config and
 * `data/site.json`, and in slots, with their positions. URLs from another tool's settings get the position of their
 * first occurrence in its config.
 *
 * @param ownHosts hosts of the site itself
 */
export function siteLinks({json, slots, foreign}: SiteSources, ownHosts: readonly string[]): WebLink[] {
  const found: WebLink[] = [];
  const adderTo = ({file, text}: TextFile): ((url: string, offset: number) => void) => {
    const placeOf = rangesOf(text);
    return (url, offset) => {
      if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || ownPath(url, ownHosts) !== null) return;
      const {line, column} = placeOf(offset, 0);
      found.push({url, file, line, column});
    };
  };
  for (const source of json) {
    const add = adderTo(source);
    for (const {value, offset, isHtml} of valuesIn(readJsonTree(source.text).root)) {
      if (isHtml) for (const {url} of linksInText(value)) add(url, offset);
      else add(value, offset);
    }
  }
  for (const source of slots) {
    const add = adderTo(source);
    for (const {url, offset} of linksInText(source.text)) add(url, offset);
  }
  if (foreign) {
    const add = adderTo(foreign.file);
    const urls = valuesIn(readJsonTree(JSON.stringify(foreign.settings)).root).flatMap(({value, isHtml}) =>
      isHtml ? linksInText(value).map(({url}) => url) : [value],
    );
    for (const url of new Set(urls)) add(url, Math.max(0, foreign.file.text.indexOf(url)));
  }
  return found;
}

interface Value {
  value: string;
  offset: number;
  isHtml: boolean;
}

/** Returns the values of JSON that may be links, in order. */
function valuesIn(root: Node | undefined): Value[] {
  const found: Value[] = [];
  const visit = (node: Node, key: string, isTarget: boolean): void => {
    if (node.type === "string") {
      if (isTarget || key === "html" || LINK_KEYS.has(key))
        found.push({value: node.value, offset: node.offset, isHtml: key === "html"});
    } else if (node.type === "array") for (const child of node.children ?? []) visit(child, key, isTarget);
    else
      for (const {children: [name, value] = []} of node.children ?? [])
        if (name && value && !NO_LINKS.has(name.value))
          visit(value, name.value, isTarget || name.value === "redirects");
  };
  if (root) visit(root, "", false);
  return found;
}

const linksInText = (text: string): {url: string; offset: number}[] =>
  [...text.matchAll(IN_TEXT)].flatMap(({index, 0: {length}, 1: double, 2: single, 3: inline}) => {
    const url = double ?? single ?? inline;
    if (url === undefined) return [];
    return [{url: unescapeHtml(url), offset: index + length - 1 - url.length}];
  });
