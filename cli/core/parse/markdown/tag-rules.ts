import {distance} from "fastest-levenshtein";
import type {RootContent} from "mdast";
import type {HtmlElement} from "#core/model/nodes.ts";
import type {ComponentRule} from "#schemas/component-rule.ts";
import {present} from "#schemas/rules/present.ts";
import {withoutNumber} from "#support/links/file-names.ts";
import {makeContainer} from "../blocks/make-container.ts";
import {insertSnippet} from "../blocks/snippets.ts";
import {type ComponentUse, type FileScope, report, type TagHook} from "../file-scope.ts";
import {unknownContent} from "../unknown/unknown-content.ts";
import {unknownTabs} from "../unknown/unknown-tabs.ts";
import {kindNamed} from "./asides.ts";
import {codeBlock, packageManagerTabs, tabsOfCommands} from "./code-tabs.ts";
import {makeComponent, reportUnknown as reportProperty} from "./component-node.ts";
import {COMPONENTS} from "./components.ts";
import {fileEntry, fileLists, nameTabs, stepList} from "./jsx-children.ts";
import {targetsOf, withTarget} from "./tag-targets.ts";
import {fillTemplate} from "./template.ts";
import {typeTable} from "./type-table.ts";

/**
 * Returns the rule of a tag: from the config or dialect, or else the component with that name. Returns `null`
 * if it is unknown.
 */
export function ruleOf(name: string, {page}: FileScope): ComponentRule | TagHook | null {
  const {components, syntax} = page.context.dialect;
  if (Object.hasOwn(components, name)) return present(components[name]);
  if (Object.hasOwn(syntax.tags, name)) return present(syntax.tags[name]);
  return COMPONENTS.has(name) ? {as: name, props: {}, set: {}} : null;
}

/** An imported picture that is used as a component: https://react-svgr.com/docs/what-is-svgr/ */
const PICTURE = {
  element: "img",
  attributes: {src: "src", alt: "aria-label|title|alt", width: "width", height: "height"},
};

/** Reports whether a tag is one of the tool's own components, whose properties are validated. */
const isOwn = ({name, rule}: ComponentUse, {page}: FileScope): boolean =>
  rule === undefined && COMPONENTS.has(name) && !Object.hasOwn(page.context.dialect.components, name);

/** Applies the rule of a tag. An unknown tag is replaced by its content and reported (`mdx-component`). */
export function applyTag(use: ComponentUse, scope: FileScope): RootContent[] {
  const rule = use.rule ?? ruleOf(use.name, scope);
  if (rule === null) {
    const src = use.children.length === 0 ? scope.values.get(use.name) : undefined;
    if (typeof src === "string") return [asElement(PICTURE, {...use, props: {alt: "", ...use.props, src}})];
    const {position} = use.node;
    const commands = use.children.length === 0 ? tabsOfCommands(use.props, position ? {position} : {}) : null;
    if (commands) return commands;
    reportUnknown(use.name, use.node, scope);
    const tabs = unknownTabs(use);
    if (tabs) return [tabs];
    if (!use.inline && use.children.length === 0) scope.page.hasUnknownBlock = true;
    const {programs} = scope.page.context.dialect.imports;
    const content = unknownContent(use, scope) ?? use.children;
    return programs ? [...targetsOf(use, scope), ...content] : content;
  }
  if (typeof rule === "function") return rule(use, scope);
  if (rule === "content") return use.children;
  if (rule === "nothing") return [];
  if ("element" in rule) return [asElement(rule, use)];
  if ("template" in rule) return fillTemplate(rule.template, use);
  if (isOwn(use, scope)) {
    const {contentAs} = COMPONENTS.get(use.name) ?? {};
    const isWritten =
      contentAs !== undefined && use.props[contentAs] === undefined && use.children.length > 0;
    return isWritten ? asBadge(use, scope) : [makeComponent(use, scope)];
  }
  return asComponent(rule, withTarget(rule.as, use, scope), scope);
}

/** Reports an unknown component once per page, with a component of nearly the same name if there is one. */
export function reportUnknown(name: string, node: ComponentUse["node"], scope: FileScope): void {
  const {unknown} = scope.page;
  if (unknown.has(name)) return;
  unknown.add(name);
  const near = [...COMPONENTS.keys()].find(
    known => distance(known.toLowerCase(), name.toLowerCase()) * 3 <= name.length,
  );
  const hint = near
    ? `Did you mean \`${near}\`?`
    : `Map \`${name}\` in \`components\` of the config, or use one of the built-in components.`;
  report(scope, "mdx-component", `unknown component \`${name}\``, node, hint);
}

type As = Extract<ComponentRule, {as: string}>;

function asComponent({as, props: names, set}: As, use: ComponentUse, scope: FileScope): RootContent[] {
  const pick = (name: string): unknown => {
    const written = (names[name] ?? name).split("|");
    return (
      set[name] ?? written.map(key => use.props[key]).find(value => value !== undefined && value !== null)
    );
  };
  const textOf = (name: string): string | undefined => {
    const value = pick(name);
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  };
  const {children, node} = use;
  const place = node.position ? {position: node.position} : {};
  switch (as) {
    case "Aside": {
      const {colons} = scope.page.context.dialect.containers;
      const kind = textOf("kind") ?? "note";
      const rule = (Object.hasOwn(colons, kind) ? colons[kind] : undefined) ?? {
        as: "aside" as const,
        kind: kindNamed(kind),
      };
      const title = textOf("title") ?? null;
      return makeContainer({rule, name: kind, title, attributes: "", children, ...place}, scope);
    }
    case "Unless":
      return (scope.stack[0] ?? "")
        .split("/")
        .map(withoutNumber)
        .includes(textOf("folder") ?? "")
        ? []
        : children;
    case "Include":
      return includeFile({cwd: pick("cwd") === true, meta: textOf("meta"), lang: textOf("lang")}, use, scope);
    case "CodeGroup":
      return makeContainer(
        {rule: {as: "tabs"}, name: as, title: null, attributes: "", children, ...place},
        scope,
      );
    case "FileEntry":
      return [fileEntry(textOf("name") ?? "", children, place)];
    case "TypeTable":
      return typeTable(pick("type"), place, scope.page.texts);
    case "Titled":
      return titled(textOf("title"), children);
    case "CodeBlock":
      return codeBlock({code: textOf("code"), lang: textOf("lang"), title: textOf("title")}, children, place);
    case "PackageManagerTabs":
      return packageManagerTabs(pick("command"), place);
  }
  if (as === "Tabs") nameTabs(children, use.props.items);
  const content =
    (as === "FileTree" && fileLists(children, place)) ||
    (as === "Steps" && stepList(children, place)) ||
    children;
  const entry = COMPONENTS.get(as);
  if (!entry) {
    report(
      scope,
      "mdx-component",
      `\`${as}\`, to which the config maps \`${use.name}\`, is not a component`,
      node,
    );
    return children;
  }
  if (scope.page.context.dialect.frontMatter.isForeign !== true && COMPONENTS.has(use.name)) {
    const written = Object.keys(entry.props).flatMap(name => (names[name] ?? name).split("|"));
    const known = Object.fromEntries(written.map(name => [name, true]));
    for (const key of Object.keys(use.props))
      if (!Object.hasOwn(known, key) && !ELSEWHERE.has(key))
        reportProperty(use.name, key, known, node, scope);
  }
  const props: Record<string, unknown> = {};
  for (const name of Object.keys(entry.props)) {
    const value = pick(name);
    if (value !== undefined && (typeof value !== "object" || value === null)) props[name] = value;
  }
  if (as === "Tab") props.title ??= "";
  const made = {...use, name: as, props};
  return as === "Badge" ? asBadge(made, scope) : [makeComponent({...made, children: content}, scope)];
}

/** Properties that components of the same names have elsewhere, without an effect here. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  "id key class className style slot items default defaultValue values queryString block lazy hidden attributes".split(
    " ",
  ),
);

/** Creates a badge, whose text may be its content, or nothing if it has neither. */
function asBadge(use: ComponentUse, scope: FileScope): RootContent[] {
  const written = use.children.map(textBelow).join("");
  const props = {...use.props, text: use.props.text ?? written.trim()};
  if (props.text === "") return [];
  const badge = makeComponent({...use, props, children: []}, scope);
  return [badge.type === "component" && written !== "" ? {...badge, written} : badge];
}

/** Sets the title of the code block among the children. */
function titled(title: string | undefined, children: RootContent[]): RootContent[] {
  const code = children.find(child => child.type === "code");
  if (code && title) code.meta = `${code.meta ?? ""} title="${title.replaceAll('"', "'")}"`.trim();
  return children;
}

/** Includes a file by name: `<include cwd>lib/a.ts</include>`. */
function includeFile(
  {cwd, meta = "", lang}: {cwd: boolean; meta: string | undefined; lang: string | undefined},
  {children, node}: ComponentUse,
  scope: FileScope,
): RootContent[] {
  const name = children.map(textBelow).join("").trim();
  if (name === "") return [];
  const [file = "", region = null] = name.split("#", 2);
  const info = [lang, meta].filter(Boolean).join(" ");
  const wanted = {file: cwd ? `@/${file}` : file, region, lines: "", info};
  return insertSnippet(wanted, lang === undefined, node, scope);
}

function textBelow(node: RootContent): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  return "children" in node ? node.children.map(textBelow).join("") : "";
}

function asElement(
  {element, class: className, attributes: names}: Extract<ComponentRule, {element: string}>,
  {props, inline, children, node}: ComponentUse,
): HtmlElement {
  const attributes: Record<string, unknown> = className === undefined ? {} : {className};
  for (const [name, written] of Object.entries(names)) {
    const value = written
      .split("|")
      .map(key => props[key])
      .find(found => found !== undefined && found !== null);
    if (value !== undefined) attributes[name] = imageSource(value);
  }
  return {type: "htmlElement", tagName: element, attributes, inline, children, position: node.position};
}

/** Returns the URL of an imported image, which may be an object (`{src}`). */
const imageSource = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "src" in value ? value.src : value;
