import type {Node, PhrasingContent, RootContent} from "mdast";
import type {ContainerRule} from "#core/model/dialect.ts";
import type {Component, NodeParent} from "#core/model/nodes.ts";
import {translated} from "#schemas/settings/content-texts.ts";
import {parse} from "../engine/engine.ts";
import type {FileScope} from "../file-scope.ts";
import {readCode} from "../markdown/code.ts";
import {component} from "./component.ts";

type Position = NonNullable<Node["position"]>;

/** Container found in the text. */
export interface ContainerUse {
  rule: ContainerRule;
  name: string;
  /** Title in Markdown; empty to show none. */
  title: string | null;
  attributes: string;
  children: RootContent[];
  position?: Position;
}

/** Creates the nodes of a container. */
export function makeContainer(use: ContainerUse, scope: FileScope): RootContent[] {
  const {rule, title, attributes, children, position} = use;
  const place = position ? {position} : {};
  switch (rule.as) {
    case "content":
      return children;
    case "nothing":
      return [];
    case "aside": {
      const text = title ?? labelOf(rule, scope);
      const head = text === undefined ? {} : {title: titleNodes(text, use, scope), titleText: text};
      return [{type: "aside", kind: rule.kind, children, ...head, ...place}];
    }
    case "details": {
      const open = /[{\s]open\b/.test(attributes);
      const summary = title || labelOf(rule, scope) || scope.page.texts.details;
      return [component("Details", {summary, ...(open && {open})}, children, place)];
    }
    case "steps":
      return [component("Steps", {}, children, place)];
    case "tabs":
      return codeGroup(children, place, scope);
  }
}

/** Returns the label of a kind of container in the language of the page. */
const labelOf = ({label}: {label?: string}, scope: FileScope): string | undefined =>
  label === undefined ? undefined : translated(label, scope.page.texts);

/**
 * Converts adjacent code blocks to tabs named by title, or else by language. Anything else stays with the
 * preceding tab, or in front of the tabs.
 */
function codeGroup(
  children: readonly RootContent[],
  place: {position?: Position},
  scope: FileScope,
): RootContent[] {
  const before: RootContent[] = [];
  const tabs: Component[] = [];
  const fences = {children: [...children]};
  readCode(fences, scope);
  for (const child of fences.children) {
    if (child.type === "code") {
      const {title, ...data} = child.data ?? {};
      child.data = data;
      const name = title ?? child.lang ?? scope.page.texts.code;
      tabs.push(component("Tab", {title: name}, [child], child.position && {position: child.position}));
    } else (tabs.at(-1)?.children ?? before).push(child);
  }
  return tabs.length === 0 ? before : [...before, component("Tabs", {}, tabs, place)];
}

/** Parses the title of a container; its nodes get the position of the container. */
function titleNodes(text: string, {position}: ContainerUse, scope: FileScope): PhrasingContent[] {
  const [first] = parse(text, "md", scope.page.context.parser).children;
  if (first?.type !== "paragraph") return [{type: "text", value: text}];
  const place = ({children}: NodeParent): void => {
    for (const node of children) {
      delete node.position;
      if (position) node.position = position;
      if ("children" in node) place(node);
    }
  };
  place(first);
  return first.children;
}
