import type {RootContent} from "mdast";
import type {TagHook} from "#core/parse/file-scope.ts";
import {element, link, paragraph, placeOf, plain} from "../toolkit/nodes.ts";
import {inlineMarkdown} from "../toolkit/text/inline-markdown.ts";

/**
 * Renders a numbered listing of the Rust books: its file name, its code and its caption, which is Markdown. Links refer to it as
 * `#listing-1-2`.
 */
export const listing: TagHook = (use, scope) => {
  const prop = (name: string): string => String(use.props[name] ?? "").trim();
  const [number, caption, file] = [prop("number"), prop("caption"), prop("file-name")];
  const place = placeOf(use.node);
  const id = `listing-${number}`;
  const text = [
    ...(number === "" ? [] : [link(`#${id}`, [plain(`Listing ${number}`)], place)]),
    ...(number === "" || caption === "" ? [] : [plain(": ")]),
    ...(caption === "" ? [] : inlineMarkdown(caption, use.node, scope)),
  ];
  const blocks: RootContent[] = [
    ...(file === "" ? [] : [paragraph([plain(`Filename: ${file}`)], place)]),
    ...use.children,
    ...(text.length === 0 ? [] : [element("figcaption", text)]),
  ];
  return [element("figure", blocks, number === "" ? {} : {id})];
};
