import type {FileScope, SiblingsHook} from "#core/parse/file-scope.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";
import {present} from "#schemas/rules/present.ts";
import {inlineElement, placeOf} from "../toolkit/nodes.ts";

/** Matches a link to a name (`xref:System.String?displayProperty=fullName`). */
const REFERENCE = /^xref:([^?#]*)(?:\?[^#]*)?(#.*)?$/i;

/**
 * Resolves links to names (`[x](xref:uid)`). Pages declare their name as `uid`; any other name belongs to a
 * documented program, so its link is replaced by its text.
 */
export const readReferences: SiblingsHook = ({children}, scope) => {
  for (const [i, child] of children.entries()) {
    if (child.type !== "link" && child.type !== "definition") continue;
    const [, name, fragment = ""] = REFERENCE.exec(child.url) ?? [];
    if (name === undefined) continue;
    const url = urlsByName(scope).get(decode(name).toLowerCase());
    if (url !== undefined) child.url = url + fragment;
    else if (child.type === "link") children[i] = inlineElement("span", child.children, placeOf(child));
  }
};

const known = new WeakMap<object, ReadonlyMap<string, string>>();

/** Returns the URLs of pages by their lowercase names, which the settings list. */
function urlsByName({page}: FileScope): ReadonlyMap<string, string> {
  const {variables} = page.context.dialectSettings;
  const key: object = variables ?? NONE;
  let urls = known.get(key);
  if (!urls) {
    const uids = Object.entries(present(variables?.uids ?? {}));
    urls = new Map(uids.map(([uid, url]) => [uid.toLowerCase(), String(url)]));
    known.set(key, urls);
  }
  return urls;
}

const NONE = {};
