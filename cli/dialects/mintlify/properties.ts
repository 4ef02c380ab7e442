import type {RootContent} from "mdast";
import type {ComponentUse, FileScope} from "#core/parse/file-scope.ts";
import {paragraph, placeOf} from "../toolkit/nodes.ts";
import {inlineMarkdown} from "../toolkit/text/inline-markdown.ts";

/** Returns the first of several properties as text if it is a string or number, or `undefined`. */
export function textOf({props}: Pick<ComponentUse, "props">, ...names: string[]): string | undefined {
  const value = names.map(name => props[name]).find(found => found !== undefined && found !== null);
  const written = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return written === "" ? undefined : written;
}

/** Returns a property as a Markdown paragraph, or nothing if it is missing. */
export function textBlock(use: ComponentUse, scope: FileScope, ...names: string[]): RootContent[] {
  const text = textOf(use, ...names);
  return text === undefined ? [] : [paragraph(inlineMarkdown(text, use.node, scope), placeOf(use.node))];
}
