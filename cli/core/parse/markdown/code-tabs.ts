import type {Code, Node, RootContent} from "mdast";
import convert from "npm-to-yarn";
import {inlineText} from "#core/model/mdast-text.ts";
import type {Component} from "#core/model/nodes.ts";
import type {Positioned} from "#core/model/place.ts";
import {type Replacement, replaceRuns} from "#schemas/rules/long-lists.ts";
import {component} from "../blocks/component.ts";

type Place = {position?: NonNullable<Node["position"]>};

const MANAGERS = ["npm", "yarn", "pnpm", "bun"] as const;

/** Names of properties that contain a command for one tool each. */
const TOOLS: readonly string[] = [...MANAGERS, "npx", "deno", "cargo"];

/** Creates a code block from the properties of a tag or, without code in them, from its text content. */
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

/** Creates tabs with a command for each package manager; a map of commands is used as is. */
export function packageManagerTabs(command: unknown, place: Positioned): RootContent[] {
  const commands =
    typeof command === "string"
      ? managerCommands(/^(?:npm|npx)\s/.test(command) ? command : `npm ${command}`)
      : Object.entries(typeof command === "object" && command !== null ? command : {});
  return commands.length === 0 ? [] : [managerTabs(commands, place)];
}

/**
 * Returns tabs for a component whose only properties are commands by package manager (`<Run npm="…" yarn="…" />`), or `null`
 * for any other.
 */
export function tabsOfCommands(
  props: Readonly<Record<string, unknown>>,
  place: Positioned,
): RootContent[] | null {
  const commands = Object.entries(props).map(([name, value]) => [name, commandOf(name, value)] as const);
  const isAll = commands.every(([name, value]) => TOOLS.includes(name) && value !== undefined);
  return isAll && commands.some(([name]) => MANAGERS.some(manager => manager === name))
    ? packageManagerTabs(Object.fromEntries(commands), place)
    : null;
}

/**
 * Returns the commands in a property: a text, or a list of commands, which may omit the name of the tool
 * (`npm={["i a"]}`). Returns `undefined` for any other value.
 */
function commandOf(tool: string, value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const lines = value.filter(line => typeof line === "string");
  if (lines.length < value.length) return undefined;
  return lines
    .map(line =>
      /^(?:npx|pnpx|bunx)\s/.test(line) || line.startsWith(`${tool} `) ? line : `${tool} ${line}`,
    )
    .join("\n");
}

/** Converts a code block of npm commands to tabs; lines of a `package-install` fence may be names of packages alone. */
export function npmTabs({value, lang, meta, position}: Code): RootContent {
  const isNamed = /\bnpm2yarn\b/.test(meta ?? "");
  const commands =
    lang === "package-install" ? value.replaceAll(/^(?![ \t]*(?:np[mx]\s|#|$))/gm, "npm install ") : value;
  return managerTabs(managerCommands(commands), position ? {position} : {}, (isNamed && lang) || "bash");
}

const COMMAND = /^\s*(?:\$ )?(npm|npx|yarn|pnpm|pnpx|bunx?)\s/;
const OF_RUNNER: Readonly<Record<string, string>> = {npx: "npm", pnpx: "pnpm", bunx: "bun"};

/** Returns the package manager used on every line of a block, or `null` if there is no single one. */
function managerOf(node: RootContent | undefined): string | null {
  if (node?.type !== "code" || node.data?.title !== undefined) return null;
  const lines = node.value.split("\n").filter(line => line.trim() !== "" && !/^\s*#/.test(line));
  const called = new Set(lines.map(line => COMMAND.exec(line)?.[1] ?? ""));
  const managers = new Set([...called].map(name => OF_RUNNER[name] ?? name));
  const [manager] = managers;
  return managers.size === 1 && manager ? manager : null;
}

const isOr = (node: RootContent | undefined): boolean =>
  node?.type === "paragraph" && /^or:?$/i.test(inlineText(node).trim());

/** Converts blocks that each use one package manager, possibly separated by a paragraph "or", to tabs. */
export const joinManagers = (children: RootContent[]): void => replaceRuns(children, managersFrom);

function managersFrom(children: readonly RootContent[], from: number): Replacement<RootContent> | null {
  const run: [string, Code][] = [];
  for (let next = from; ; next += 2) {
    const code = children[next];
    const manager = managerOf(code);
    if (code?.type !== "code" || manager === null || run.some(([name]) => name === manager)) break;
    run.push([manager, code]);
    if (!isOr(children[next + 1])) break;
  }
  if (run.length < 2) return null;
  const tabs = run.map(([manager, code]) => component("Tab", {title: manager}, [code], placeOf(code)));
  const place = placeOf(run[0]?.[1]);
  return {count: run.length * 2 - 1, items: [component("Tabs", {sync: "package-manager"}, tabs, place)]};
}

const SWITCHES = /(?:^|\s)switcher(?=\s|$)/;
const LANGUAGE: Readonly<Record<string, string>> = {
  ts: "TypeScript",
  tsx: "TypeScript",
  js: "JavaScript",
  jsx: "JavaScript",
};

/**
 * Converts adjacent blocks that show the same code in different languages (`switcher` in their info strings)
 * to tabs.
 */
export const joinLanguages = (children: RootContent[]): void => replaceRuns(children, languagesFrom);

function languagesFrom(children: readonly RootContent[], start: number): Replacement<RootContent> | null {
  const codes: Code[] = [];
  for (let next = children[start]; isSwitch(next); next = children[start + codes.length]) codes.push(next);
  if (codes.length === 0) return null;
  // The last blocks of the sequence with distinct languages.
  const last = new Map<string, Code>();
  for (const code of codes.toReversed()) {
    const name = LANGUAGE[code.lang ?? ""] ?? code.lang ?? "Code";
    if (last.has(name)) break;
    last.set(name, code);
  }
  const others = codes.slice(0, codes.length - last.size);
  if (last.size < 2) return {count: codes.length, items: codes};
  const tabs = [...last].reverse().map(([title, code]) => component("Tab", {title}, [code], placeOf(code)));
  const group = component("Tabs", {sync: "language"}, tabs, placeOf(codes[others.length]));
  return {count: codes.length, items: [...others, group]};
}

const isSwitch = (node: RootContent | undefined): node is Code =>
  node?.type === "code" && SWITCHES.test(node.meta ?? "");

const placeOf = (node: Positioned | undefined): Place => (node?.position ? {position: node.position} : {});

/**
 * Note that the library appends to a command without an equivalent. It is removed, because npm is included in
 * Node and runs the command as well.
 */
const UNKNOWN = /\n# couldn't auto-convert command/g;

const managerCommands = (text: string): [string, string][] =>
  MANAGERS.map(manager => [manager, manager === "npm" ? text : convert(text, manager).replace(UNKNOWN, "")]);

function managerTabs(
  commands: readonly (readonly [string, unknown])[],
  positioned: Positioned,
  lang = "bash",
): Component {
  const place = placeOf(positioned);
  const tabs = commands.map(([manager, value]) => {
    const code: Code = {
      type: "code",
      lang,
      meta: null,
      value: String(value),
      data: {rewritten: true},
      ...place,
    };
    return component("Tab", {title: manager}, [code], place);
  });
  return component("Tabs", {sync: "package-manager"}, tabs, place);
}

function textOf(node: RootContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
