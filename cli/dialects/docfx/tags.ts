import type {RootContent} from "mdast";
import {component} from "#core/parse/blocks/component.ts";
import {insertSnippet} from "#core/parse/blocks/snippets.ts";
import type {ComponentUse, Syntax, TagHook} from "#core/parse/file-scope.ts";
import {placeOf} from "../toolkit/nodes.ts";

const prop = ({props}: ComponentUse, name: string): string => {
  const value = props[name];
  return typeof value === "string" ? value : "";
};

const file =
  (asContent: boolean): TagHook =>
  (use, scope) => {
    const [path = "", region = null] = prop(use, "file").replace(/^~\//, "@").split("#", 2);
    const wanted = {file: path, region, lines: prop(use, "lines"), info: prop(use, "lang")};
    return insertSnippet(wanted, asContent, {...(use.node as RootContent)}, scope);
  };

/** Tags that `readExtensions` makes. */
export const TAGS: Syntax["tags"] = {
  DocfxTabs: use => [component("Tabs", {}, use.children, placeOf(use.node))],
  DocfxTab: use => [component("Tab", {title: prop(use, "title")}, use.children, placeOf(use.node))],
  DocfxFile: file(true),
  DocfxCode: file(false),
};
