import type {Node, PhrasingContent, RootContent} from "mdast";
import type {Component} from "#core/model/nodes.ts";
import {component} from "#core/parse/blocks/component.ts";

/**
 * Matches a line that begins a tab: `== Title` of a VitePress plug-in, which tabs around other tabs write with more
 * signs, and `@tab Title` of a VuePress plug-in.
 */
const TAB = /^(?:={2,}|@tab(?::active)?)[ \t]+([^\n]+?)(?:[ \t]*#[\w-]+)?[ \t]*(?:\n|$)/;
const BEFORE_TAB = /\n(?=(?:={2,}|@tab(?::active)?)[ \t])/;

/**
 * Converts content to tabs, each with everything up to the next tab line. Content in front of the first one
 * precedes the tabs. Returns `null` if there is no tab line.
 */
export function namedTabs(
  children: readonly RootContent[],
  position: Node["position"],
): RootContent[] | null {
  const before: RootContent[] = [];
  const tabs: Component[] = [];
  for (const child of children.flatMap<RootContent>(splitAtTabs)) {
    const [start] = child.type === "paragraph" ? child.children : [];
    const match = start?.type === "text" ? TAB.exec(start.value) : null;
    if (child.type === "paragraph" && start?.type === "text" && match) {
      const title = (match[1] ?? "").replaceAll("`", "");
      tabs.push(component("Tab", {title}, [], child.position && {position: child.position}));
      const rest = start.value.slice(match[0].length);
      const kept = [...(rest === "" ? [] : [{...start, value: rest}]), ...child.children.slice(1)];
      if (kept.length > 0) tabs.at(-1)?.children.push({...child, children: kept});
    } else (tabs.at(-1)?.children ?? before).push(child);
  }
  return tabs.length === 0 ? null : [...before, component("Tabs", {}, tabs, position && {position})];
}

/** Quickly checks for lines that may begin a tab. */
const mayBeginTabs = (child: PhrasingContent): boolean =>
  child.type === "text" && (child.value.includes("\n==") || child.value.includes("\n@tab"));

/** Splits a paragraph at lines that begin a tab, because they also end the paragraph above. */
function splitAtTabs(paragraph: RootContent): RootContent[] {
  if (paragraph.type !== "paragraph" || !paragraph.children.some(mayBeginTabs)) return [paragraph];
  const runs: PhrasingContent[][] = [[]];
  for (const child of paragraph.children) {
    if (child.type !== "text") runs.at(-1)?.push(child);
    else
      for (const [i, value] of child.value.split(BEFORE_TAB).entries()) {
        if (i > 0) runs.push([]);
        runs.at(-1)?.push({...child, value});
      }
  }
  return runs.map(children => ({...paragraph, children}));
}
