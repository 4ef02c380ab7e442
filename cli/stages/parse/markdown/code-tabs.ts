import type {Code, Node, RootContent} from "mdast";
import convert from "npm-to-yarn";
import type {Component} from "../../../model/nodes.ts";
import type {Positioned} from "../../../model/place.ts";
import {component} from "../blocks/component.ts";

const MANAGERS = ["npm", "yarn", "pnpm", "bun"] as const;

/** A code block from the properties of a tag; without code in them, from the text that stands in it. */
export function codeBlock(
  {code, lang, title}: Record<"code" | "lang" | "title", string | undefined>,
  children: readonly RootContent[],
  place: Positioned,
): RootContent[] {
  if (code === undefined && children.some(child => child.type === "code")) return [...children];
  const value = code ?? children.map(textOf).join("");
  if (value === "") return [];
  const data = {data: {...(title === undefined ? {} : {title}), rewritten: true}};
  return [{type: "code", lang: lang ?? null, meta: null, value: value.replace(/\n$/, ""), ...data, ...place}];
}

/** One command for each package manager, as tabs; a command by manager is taken as it is. */
export function packageManagerTabs(command: unknown, place: Positioned): RootContent[] {
  const commands =
    typeof command === "string"
      ? managerCommands(/^(?:npm|npx)\s/.test(command) ? command : `npm ${command}`)
      : Object.entries(typeof command === "object" && command !== null ? command : {});
  return commands.length === 0 ? [] : [managerTabs(commands, place)];
}

/** A fence of commands of npm (`npm2yarn` in its info string) as tabs. */
export const npmTabs = (code: Code): RootContent =>
  managerTabs(
    managerCommands(code.value),
    code.position ? {position: code.position} : {},
    code.lang ?? "bash",
  );

const managerCommands = (text: string): [string, string][] =>
  MANAGERS.map(manager => [manager, manager === "npm" ? text : convert(text, manager)]);

function managerTabs(
  commands: readonly (readonly [string, unknown])[],
  place: Positioned,
  lang = "bash",
): Component {
  const tabs = commands.map(([manager, value]) => {
    const code: Code = {
      type: "code",
      lang,
      meta: null,
      value: String(value),
      data: {rewritten: true},
      ...(place as {position?: Code["position"] & {}}),
    };
    return component("Tab", {title: manager}, [code], place as {position?: NonNullable<Node["position"]>});
  });
  return component(
    "Tabs",
    {sync: "package-manager"},
    tabs,
    place as {position?: NonNullable<Node["position"]>},
  );
}

function textOf(node: RootContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? (node.children as RootContent[]).map(textOf).join("") : "";
}
