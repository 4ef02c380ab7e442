import type {List, Root, RootContent} from "mdast";
import type {FileScope} from "../file-scope.ts";
import {component} from "./component.ts";
import {makeContainer} from "./make-container.ts";
import type {Mark} from "./marks.ts";

type Indented = Extract<Mark, {kind: "indented"}>;

/**
 * Takes the blocks of `!!!`, `???` and `===` out of the list items that stand for them. Tabs that follow one another are
 * one group.
 */
export function readIndented(parent: {children: Root["children"]}, scope: FileScope): void {
  if (scope.marks.size === 0) return;
  for (let i = parent.children.length - 1; i >= 0; i--) {
    const list = parent.children[i] as RootContent;
    if (list.type === "list" && list.children.some(item => markOf(item, scope)))
      parent.children.splice(i, 1, ...blocks(list, scope));
  }
}

function blocks(list: List, scope: FileScope): RootContent[] {
  const out: RootContent[] = [];
  for (const item of list.children) {
    const mark = markOf(item, scope);
    const place = item.position ? {position: item.position} : {};
    const children = item.children.slice(1);
    const last = out.at(-1);
    if (!mark) {
      if (last?.type === "list") last.children.push(item);
      else out.push({...list, children: [item]});
    } else if (mark.tab) {
      const tab = component("Tab", {title: plainTitle(mark.title ?? "")}, children, place);
      if (last?.type === "component" && last.name === "Tabs") {
        last.children.push(tab);
        if (last.position && item.position)
          last.position = {start: last.position.start, end: item.position.end};
      } else out.push(component("Tabs", {}, [tab], place));
    } else out.push(...container(mark, children, place, scope));
  }
  return out;
}

function container(
  {name, title, folded}: Indented,
  children: RootContent[],
  place: {position?: NonNullable<List["position"]>},
  scope: FileScope,
): RootContent[] {
  const rules = scope.page.context.dialect.containers.indented ?? {};
  const own = Object.hasOwn(rules, name) ? rules[name] : undefined;
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

/** A title as plain text: without icons of a theme and marks of Markdown. */
const plainTitle = (text: string): string =>
  text
    .replaceAll(/:[a-z]+-[\w-]+:/g, "")
    .replaceAll(/[`*]/g, "")
    .trim();

function markOf(item: List["children"][number], {marks}: FileScope): Indented | undefined {
  const first = item.children[0];
  const mark = first?.type === "thematicBreak" ? marks.get(first.position?.start.line ?? 0) : undefined;
  return mark?.kind === "indented" ? mark : undefined;
}
