import type {Node, PhrasingContent, RootContent} from "mdast";
import type {Component} from "#core/model/nodes.ts";
import {component} from "#core/parse/blocks/component.ts";

/** A line that begins a tab: `== Title` of a plug-in of VitePress, `@tab Title` of one of VuePress. */
const TAB = /^(?:==|@tab(?::active)?)[ \t]+([^\n]+?)(?:[ \t]*#[\w-]+)?[ \t]*(?:\n|$)/;
const BEFORE_TAB = /\n(?=(?:==|@tab(?::active)?)[ \t])/;

/** Tabs that lines name, each with all that follows up to the next one; null where the first line names none. */
export function namedTabs(children: readonly RootContent[], position: Node["position"]): RootContent | null {
  const tabs: Component[] = [];
  for (const child of children.flatMap<RootContent>(splitAtTabs)) {
    const [start] = child.type === "paragraph" ? child.children : [];
    const match = start?.type === "text" ? TAB.exec(start.value) : null;
    if (child.type === "paragraph" && start?.type === "text" && match) {
      const title = (match[1] as string).replaceAll("`", "");
      tabs.push(component("Tab", {title}, [], child.position && {position: child.position}));
      const rest = start.value.slice(match[0].length);
      const kept = [...(rest === "" ? [] : [{...start, value: rest}]), ...child.children.slice(1)];
      if (kept.length > 0) tabs.at(-1)?.children.push({...child, children: kept});
    } else if (tabs.length === 0) return null;
    else tabs.at(-1)?.children.push(child as Component["children"][number]);
  }
  return tabs.length === 0 ? null : component("Tabs", {}, tabs, position && {position});
}

/** A line that begins a tab also ends the paragraph above it. */
function splitAtTabs(paragraph: RootContent): RootContent[] {
  if (paragraph.type !== "paragraph") return [paragraph];
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
