import type {RootContent} from "mdast";
import type {Component} from "#core/model/nodes.ts";
import {component} from "../blocks/component.ts";
import type {ComponentUse} from "../file-scope.ts";

const TABS = /^[A-Z]\w*Tabs$/;
/** Properties that contain the title, by priority. */
const TITLES: readonly string[] = ["title", "label", "value"];
const TAB = /^[A-Z]\w*Tab(?:Item)?$/;

/**
 * Returns an unknown component that is named like tabs (`DatabaseTabs`) or one of them (`DatabaseTab`, with a title) as such,
 * so that the titles remain. Returns `null` for any other component.
 */
export function unknownTabs({name, props, children, node, inline}: ComponentUse): Component | null {
  const place = node.position ? {position: node.position} : {};
  if (inline || children.length === 0) return null;
  if (TABS.test(name)) return children.every(isTab) ? component("Tabs", {}, children, place) : null;
  const title = TITLES.map(key => props[key]).find(text => typeof text === "string");
  return TAB.test(name) && title !== undefined ? component("Tab", {title}, children, place) : null;
}

const isTab = (node: RootContent): boolean =>
  node.type === "component"
    ? node.name === "Tab"
    : node.type === "mdxJsxFlowElement" &&
      TAB.test(node.name ?? "") &&
      node.attributes.some(one => "name" in one && TITLES.includes(one.name));
