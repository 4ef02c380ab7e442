import type {List, ListItem, PhrasingContent, RootContent} from "mdast";
import type {Positioned} from "#core/model/place.ts";
import {append} from "#schemas/rules/long-lists.ts";

type Jsx = Extract<RootContent, {type: "mdxJsxFlowElement" | "mdxJsxTextElement"}>;

const isJsx = (node: RootContent): node is Jsx =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Returns an attribute written as text, or as a string in braces. */
function attribute(node: Jsx, name: string): string | undefined {
  for (const one of node.attributes) {
    if (one.type !== "mdxJsxAttribute" || one.name !== name) continue;
    if (typeof one.value === "string") return one.value;
    return /^\s*["'`]([^"'`$]*)["'`]\s*$/.exec(one.value?.value ?? "")?.[1];
  }
  return undefined;
}

/** Sets the titles listed by the container (`items={["npm", "pnpm"]}`) on child tabs without a title. */
export function nameTabs(children: readonly RootContent[], items: unknown): void {
  if (!Array.isArray(items)) return;
  const tabs = children
    .flatMap(alone)
    .filter(isJsx)
    .filter(({name}) => /^(?:\w+\.)?Tab$/.test(name ?? ""));
  for (const [i, tab] of tabs.entries()) {
    const title: unknown = items[i];
    if (
      typeof title !== "string" ||
      ["title", "label", "value"].some(name => attribute(tab, name) !== undefined)
    )
      continue;
    tab.attributes.push({type: "mdxJsxAttribute", name: "title", value: title});
  }
}

/** Converts elements that represent files and folders to lists. Other content between them is kept. */
export function fileLists(children: readonly RootContent[], place: Positioned): RootContent[] {
  const out: RootContent[] = [];
  for (const child of children.flatMap(alone)) {
    const name = isJsx(child) && FILE.test(child.name ?? "") ? attribute(child, "name") : undefined;
    if (name === undefined || !isJsx(child)) {
      out.push(child);
      continue;
    }
    const entry = fileEntry(name, fileLists(child.children, place), place);
    const last = out.at(-1);
    if (last?.type === "list") append(last.children, entry.children);
    else out.push(entry);
  }
  return out;
}

/** Creates a list of one file or folder with its content. */
export function fileEntry(name: string, below: readonly RootContent[], place: Positioned): List {
  const text: PhrasingContent = {type: "text", value: name, data: {evaluated: true}};
  const data = {generated: true};
  const children = [{type: "paragraph", children: [text], data}, ...below] as ListItem["children"];
  const item: ListItem = {type: "listItem", spread: false, children, ...place};
  return {type: "list", ordered: false, spread: false, children: [item], data, ...place};
}

const FILE = /^(?:\w+\.)?(?:Folder|File)$/;

/** Unwraps elements that are alone in a paragraph. */
const alone = (child: RootContent): RootContent[] =>
  child.type === "paragraph" &&
  child.children.every(one => isJsx(one) || (one.type === "text" && one.value.trim() === ""))
    ? child.children.filter(isJsx)
    : [child];

/** Converts step elements to a list. Returns `null` if the children are not steps. */
export function stepList(children: readonly RootContent[], place: Positioned): RootContent[] | null {
  const steps = children.filter(isJsx).filter(({name}) => /^(?:\w+\.)?Step$/.test(name ?? ""));
  if (steps.length === 0 || steps.length < children.length) return null;
  const data = {generated: true};
  const items = steps.map((node): ListItem => {
    const title = attribute(node, "title");
    const head: RootContent[] =
      title === undefined
        ? []
        : [
            {
              type: "paragraph",
              children: [{type: "strong", children: [{type: "text", value: title, data}], data}],
              data,
            },
          ];
    const content = [...head, ...node.children] as ListItem["children"];
    return {
      type: "listItem",
      spread: true,
      children: content,
      ...(node.position && {position: node.position}),
    };
  });
  return [{type: "list", ordered: true, start: 1, spread: true, children: items, data, ...place}];
}
