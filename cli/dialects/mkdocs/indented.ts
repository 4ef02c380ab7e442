import type {Heading, List, RootContent} from "mdast";
import type {ContainerRule} from "#core/model/dialect.ts";
import {component} from "#core/parse/blocks/component.ts";
import {makeContainer} from "#core/parse/blocks/make-container.ts";
import {markerOf} from "#core/parse/blocks/markers.ts";
import type {FileScope, Marker, MarkerHook, SiblingsHook} from "#core/parse/file-scope.ts";
import {append, replaceEach} from "#schemas/rules/long-lists.ts";
import {paragraph} from "../toolkit/nodes.ts";
import {aside} from "../toolkit/rules.ts";
import {tabTarget} from "./tab-ids.ts";

const RULES: Readonly<Record<string, ContainerRule>> = {
  note: aside("note"),
  abstract: aside("note", "Abstract"),
  summary: aside("note", "Summary"),
  info: aside("note", "Info"),
  tip: aside("tip"),
  hint: aside("tip", "Hint"),
  important: aside("important"),
  success: aside("tip", "Success"),
  question: aside("note", "Question"),
  warning: aside("warning"),
  caution: aside("caution"),
  attention: aside("warning", "Attention"),
  failure: aside("caution", "Failure"),
  danger: aside("caution", "Danger"),
  error: aside("caution", "Error"),
  bug: aside("caution", "Bug"),
  example: aside("note", "Example"),
  quote: aside("note", "Quote"),
};

const HEAD =
  /^([ \t]*)(!!!|\?\?\?\+?|===[!+]*)(?=[ \t])(?:[ \t]+([\w-]+)(?:[ \t]+[\w-]+)*)?(?:[ \t]*(?:"([^"]*)"|'([^']*)'))?[ \t]*$/;

/** First line of a block whose content is indented below it. */
interface IndentedBlock {
  name: string;
  title: string | null;
  folded: "open" | "closed" | null;
  isTab: boolean;
}

const blocks = new WeakMap<Marker, IndentedBlock>();

/**
 * Finds the first lines of `!!!` and `???` blocks and `===` tabs
 * (https://squidfunk.github.io/mkdocs-material/reference/admonitions/). They are replaced with list items
 * that contain a break, because CommonMark expects indented content in list items.
 */
export const indentedBlocks: MarkerHook = text =>
  /^[ \t]*(?:!!!|\?\?\?|===)/m.test(text)
    ? line => {
        const [whole, indent = "", sign = "", name, double, single] = HEAD.exec(line) ?? [];
        const title = double ?? single ?? null;
        const isTab = sign.startsWith("=");
        const isUnnamed = isTab ? title === null : name === undefined;
        if (whole === undefined || isUnnamed || line.length < indent.length + 7) return null;
        const folded = sign.startsWith("?") ? (sign.endsWith("+") ? "open" : "closed") : null;
        const marker: Marker = {role: "own"};
        blocks.set(marker, {name: (name ?? "").toLowerCase(), title, folded, isTab});
        return {mask: `${indent}+   ___`, marker};
      }
    : null;

/** Converts the list items that represent indented blocks. Adjacent tabs form one group. */
export const readIndented: SiblingsHook = (parent, scope) => {
  if (scope.markers.size === 0) return;
  let heading: Heading | undefined;
  replaceEach(parent.children, child => {
    if (child.type === "heading") heading = child;
    return child.type === "list" && child.children.some(item => markOf(item, scope))
      ? blocksIn(child, heading, scope)
      : null;
  });
};

function blocksIn(list: List, heading: Heading | undefined, scope: FileScope): RootContent[] {
  const out: RootContent[] = [];
  for (const item of list.children) {
    const mark = markOf(item, scope);
    const place = item.position ? {position: item.position} : {};
    const children = item.children.slice(1);
    const last = out.at(-1);
    if (!mark) {
      if (last?.type === "list") last.children.push(item);
      else out.push({...list, children: [item]});
    } else if (mark.isTab) {
      const title = plainTitle(mark.title ?? "");
      const ids = tabTarget(title, heading, scope).map(span => paragraph([span], place));
      const tab = component("Tab", {title}, [...ids, ...children], place);
      if (last?.type === "component" && last.name === "Tabs") {
        last.children.push(tab);
        if (last.position && item.position)
          last.position = {start: last.position.start, end: item.position.end};
      } else out.push(component("Tabs", {}, [tab], place));
    } else append(out, container(mark, children, place, scope));
  }
  return out;
}

function container(
  {name, title, folded}: IndentedBlock,
  children: RootContent[],
  place: {position?: NonNullable<List["position"]>},
  scope: FileScope,
): RootContent[] {
  const own = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const rule = own ?? {as: "aside" as const, kind: "note" as const, label};
  const use = {name, title, attributes: folded === "open" ? "{open}" : "", children, ...place};
  return folded === null
    ? makeContainer({rule, ...use}, scope)
    : makeContainer(
        {rule: {as: "details", label: "label" in rule ? (rule.label ?? label) : label}, ...use},
        scope,
      );
}

/** Converts a title to plain text, without theme icons and Markdown markers. */
const plainTitle = (text: string): string =>
  text
    .replaceAll(/:[a-z]+-[\w-]+:/g, "")
    .replaceAll(/[`*]/g, "")
    .trim();

function markOf(item: List["children"][number], scope: FileScope): IndentedBlock | undefined {
  const marker = markerOf(item.children[0], scope);
  return marker && blocks.get(marker);
}
