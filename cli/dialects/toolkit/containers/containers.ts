import type {RootContent} from "mdast";
import {makeContainer} from "#core/parse/blocks/make-container.ts";
import {type Enclosed, type FileScope, type MarkerHook, report} from "#core/parse/file-scope.ts";
import {namedTabs} from "./named-tabs.ts";

/** Maximum number of containers around a line. Further openers are text, so that the work stays linear. */
const MAX_NESTING = 100;

const COLONS = /^((?:[ \t]*>)*[ \t]*)(:{3,})[ \t]*(?:([A-Za-z][\w.-]*)[ \t]*(.*?))?[ \t]*$/;

/**
 * Reads containers of markdown-it and remark-directive (`::: name Title` … `:::`). The dialect defines what
 * each name becomes.
 */
export const colonContainers: MarkerHook = (text, {page}) => {
  const {colons, others} = page.context.dialect.containers;
  if (!text.includes(":::")) return null;
  const open: {size: number; indent: string}[] = [];
  const hasClosing = /^[ \t>]*:{3,}[ \t]*$/m.test(text);
  return line => {
    const [whole, indent = "", {length: size} = "", name, rest = ""] = COLONS.exec(line) ?? [];
    if (whole === undefined) return null;
    if (name === undefined) {
      const at = open.findLastIndex(one => one.size <= size);
      const opened = open[at];
      if (opened === undefined) return null;
      open.length = at;
      return {mask: `${opened.indent}___`, marker: {role: "close", size}};
    }
    const isRead = Object.hasOwn(colons, name) || (others !== null && hasClosing);
    if (open.length === MAX_NESTING || !isRead) return null;
    open.push({size, indent});
    const make = (content: Enclosed, scope: FileScope): RootContent[] =>
      container(name, rest, content, scope);
    return {mask: `${indent}___`, marker: {role: "open", name, size, make}};
  };
};

/** Creates the nodes of a container. Reports `container-unknown` once per page and name. */
function container(
  name: string,
  rest: string,
  {node, ...content}: Enclosed,
  scope: FileScope,
): RootContent[] {
  const {colons, others} = scope.page.context.dialect.containers;
  const known = Object.hasOwn(colons, name) ? colons[name] : undefined;
  const {unknown} = scope.page;
  if (known === undefined && Object.keys(colons).length > 0 && !unknown.has(`:::${name}`)) {
    unknown.add(`:::${name}`);
    report(scope, "container-unknown", `unknown container \`${name}\``, node);
  }
  const rule = known ?? others ?? {as: "content"};
  const tabs = rule.as === "tabs" ? namedTabs(content.children, content.position) : null;
  return tabs ?? makeContainer({rule, name, ...readTitle(rest), ...content}, scope);
}

/** Parses `Title`, `[Title]{.class}` or `{title="Title"}` after the name of a container. */
function readTitle(rest: string): {title: string | null; attributes: string} {
  const label = /^\[((?:[^[\]\\]|\\.|\[[^\]]*\])*)\][ \t]*(\{.*\})?$/.exec(rest);
  if (label) return {title: label[1] ?? "", attributes: label[2] ?? ""};
  const [, text = "", attributes = ""] = /^(.*?)(?:(?<![ \t])[ \t]*)?(\{[^{}]*\})?$/.exec(rest) ?? [];
  const [, double, single, bare] = /\btitle=(?:"([^"]*)"|'([^']*)'|([^\s{}]+))/.exec(attributes) ?? [];
  const title = text !== "" ? text : (double ?? single ?? bare ?? null);
  return {title, attributes};
}
