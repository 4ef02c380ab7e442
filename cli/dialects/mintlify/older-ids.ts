import type {Heading, Root} from "mdast";
import {inlineText} from "#core/model/mdast-text.ts";
import type {SiblingsHook} from "#core/parse/file-scope.ts";
import {GITHUB} from "#support/links/slugs.ts";
import {anchor} from "../toolkit/nodes.ts";
import {MINTLIFY} from "./slug.ts";

/**
 * Adds the ids that earlier versions of Mintlify generated without dots and colons, because links still use
 * them.
 */
export const addOlderIds: SiblingsHook = ({children}, {page}) => {
  for (const child of children as Root["children"]) {
    if (child.type !== "heading" || child.data?.id !== undefined) continue;
    const text = inlineText(child);
    const id = GITHUB.of(text).replaceAll(/-{2,}/g, "-");
    if (id === "" || id === MINTLIFY.of(text) || page.targets.has(id)) continue;
    page.targets.add(id);
    (child as Heading).children.push(anchor(id));
  }
};
