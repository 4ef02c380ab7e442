import type {ListItem, RootContent} from "mdast";
import type {AsideKind} from "#core/model/nodes.ts";
import {component} from "#core/parse/blocks/component.ts";
import {makeContainer} from "#core/parse/blocks/make-container.ts";
import type {ComponentUse, FileScope, Syntax, TagHook} from "#core/parse/file-scope.ts";
import {element, link, picture, placeOf, plain, strong} from "../toolkit/nodes.ts";
import {ASIDE_TAGS} from "../toolkit/tags.ts";
import {findLabel, idOf} from "./labels.ts";
import {ENDING, withoutEnding} from "./page-names.ts";
import {code, include, lines, math, raw, restructured} from "./sources.ts";
import {csvTable, listTable} from "./tables.ts";
import {line, named, prop, titleOf, words} from "./tag-parts.ts";
import {readToctree} from "./toctree.ts";

const data = {generated: true};

const admonition =
  (kind: string, label?: string): TagHook =>
  (use, scope) => {
    const title = prop(use, "argument");
    const own = /\b(?:note|tip|hint|important|warning|caution|danger|attention|error|seealso)\b/.exec(
      prop(use, "class"),
    )?.[0];
    const rule = {as: "aside" as const, kind: kindOf(own ?? kind), ...(label === undefined ? {} : {label})};
    if (/\bdropdown\b/.test(prop(use, "class")))
      return [component("Details", {summary: title || label || "Details"}, use.children, placeOf(use.node))];
    return makeContainer(
      {
        rule,
        name: kind,
        title: title === "" ? null : title,
        attributes: "",
        children: use.children,
        ...placeOf(use.node),
      },
      scope,
    );
  };

const kindOf = (name: string): AsideKind =>
  name === "tip" || name === "hint"
    ? "tip"
    : name === "important"
      ? "important"
      : name === "warning" || name === "attention"
        ? "warning"
        : name === "caution" || name === "danger" || name === "error"
          ? "caution"
          : "note";

/** Creates a hook for an admonition whose argument starts its text. */
const version =
  (label: string): TagHook =>
  (use, scope) => {
    const [, number = "", rest = ""] = /^(\S*)\s*(.*)$/.exec(prop(use, "argument")) ?? [];
    return [
      element("blockquote", [
        ...line(
          [
            strong([plain(`${label} ${number}`.trim())]),
            ...(rest === "" ? [] : [plain(": "), ...words(rest, use, scope)]),
          ],
          use,
        ),
        ...use.children,
      ]),
    ];
  };

const figure: TagHook = (use, scope) => [
  element("figure", [
    ...imageOf(use),
    ...use.children,
    ...line(words(prop(use, "caption"), use, scope), use),
  ]),
];

const imageOf = (use: ComponentUse): RootContent[] => {
  const source = prop(use, "argument");
  return source === "" ? [] : [picture(source, prop(use, "alt"), placeOf(use.node))];
};

/** Renders a box with a title and an optional link. */
const card: TagHook = (use, scope) => {
  const title = prop(use, "argument").replaceAll(/\{[\w-]+\}`[^`]*`\s*/g, "");
  const target = prop(use, "link");
  const label =
    target === "" || /^https?:/.test(target)
      ? undefined
      : (findLabel(target, scope) ?? findLabel(`doc:${target}`, scope));
  const href = label ? (label.id ? `${label.url}#${label.id}` : label.url) : target;
  const image = prop(use, "img-top") || prop(use, "img-background") || prop(use, "img-bottom");
  const children = [...(image === "" ? [] : [picture(image, "", placeOf(use.node))]), ...use.children];
  return [
    component(
      "Card",
      {...(title === "" ? {} : {title}), ...(href === "" ? {} : {href})},
      children,
      placeOf(use.node),
    ),
  ];
};

const button: TagHook = (use, scope) => {
  const target = prop(use, "argument");
  const label = findLabel(target, scope) ?? findLabel(`doc:${target}`, scope);
  const url = label ? (label.id ? `${label.url}#${label.id}` : label.url) : target;
  const text = use.children.flatMap(child => (child.type === "paragraph" ? child.children : []));
  return line([link(url, text.length > 0 ? text : [plain(label?.title ?? target)], placeOf(use.node))], use);
};

const titled: TagHook = (use, scope) => [...line(titleOf(use, scope), use), ...use.children];

const tab: TagHook = (use, _scope) => [
  component(
    "Tab",
    {title: prop(use, "argument").replaceAll(/\{[\w-]+\}`[^`]*`\s*/g, "")},
    use.children,
    placeOf(use.node),
  ),
];

const details: TagHook = use => [
  component(
    "Details",
    {summary: prop(use, "argument") || "Details", ...("open" in use.props ? {open: true} : {})},
    use.children,
    placeOf(use.node),
  ),
];

/** Lists the pages of a visible toctree; the sidebar contains them all. */
const toctree: TagHook = (use, scope) => {
  const options = ["caption", "hidden", "glob"]
    .filter(key => key in use.props)
    .map(key => `:${key}: ${prop(use, key)}`);
  const path = contentPath(scope);
  const pages = [...scope.page.context.siteMap.pages.keys()].map(withoutEnding);
  const {caption, hidden, entries} = readToctree(
    `${options.join("\n")}\n${prop(use, "content")}`,
    path,
    pages,
  );
  if (hidden) return [];
  const items = entries.flatMap(({title, page, link: address}): ListItem[] => {
    const found = page === undefined ? undefined : findLabel(`doc:${page}`, scope);
    const url = address ?? found?.url;
    if (url === undefined) return [];
    const shown = line([link(url, [plain(title ?? found?.title ?? url)], placeOf(use.node))], use);
    return [{type: "listItem", spread: false, children: shown as ListItem["children"]}];
  });
  const head = caption === undefined ? [] : line([strong([plain(caption)])], use);
  return items.length === 0
    ? head
    : [...head, {type: "list", ordered: false, spread: false, children: items, data, ...placeOf(use.node)}];
};

/** Returns the page's path below the content folder, without extension. */
function contentPath({page, stack, path}: FileScope): string {
  const {root, content} = page.context;
  const start = content.slice(root.length + 1);
  const own = stack[0] ?? path;
  return (start !== "" && own.startsWith(`${start}/`) ? own.slice(start.length + 1) : own).replace(
    ENDING,
    "",
  );
}

const content: TagHook = use => use.children;
const nothing: TagHook = () => [];
const asides = Object.keys(ASIDE_TAGS).map(name => [name, named(admonition(name))] as const);

/**
 * Directives of MyST (https://myst-parser.readthedocs.io/en/latest/syntax/roles-and-directives.html) and
 * `sphinx-design`.
 */
export const TAGS: Syntax["tags"] = {
  ...Object.fromEntries(asides),
  target: use => [element("span", [], {id: prop(use, "id")})],
  admonition: named(admonition("note")),
  hint: named(admonition("hint", "Hint")),
  seealso: named(admonition("seealso", "See also")),
  todo: named(admonition("note", "To do")),
  topic: named(admonition("note")),
  sidebar: named(admonition("note")),
  margin: named(admonition("note")),
  versionadded: version("Added in version"),
  versionchanged: version("Changed in version"),
  versionremoved: version("Removed in version"),
  deprecated: version("Deprecated since version"),
  "tab-set": use => [component("Tabs", {}, use.children, placeOf(use.node))],
  "tab-item": tab,
  // Each directive of `sphinx-inline-tabs` is a separate set here.
  tab: (use, scope) => [component("Tabs", {}, tab(use, scope), placeOf(use.node))],
  grid: use => [component("CardGrid", {}, use.children, placeOf(use.node))],
  "grid-item": content,
  "grid-item-card": named(card),
  card: named(card),
  "card-carousel": content,
  dropdown: named(details),
  "button-ref": button,
  "button-link": button,
  figure: named(figure),
  "figure-md": use => [
    element("figure", use.children, prop(use, "argument") === "" ? {} : {id: idOf(prop(use, "argument"))}),
  ],
  image: named(use => imageOf(use)),
  "list-table": named(listTable),
  "csv-table": named(csvTable),
  table: named(titled),
  rubric: named(titled),
  centered: titled,
  epigraph: use => [element("blockquote", use.children)],
  glossary: content,
  div: content,
  container: content,
  rst_class: content,
  only: content,
  literalinclude: named(include(false)),
  include: include(true),
  math: named(math),
  mermaid: code("mermaid"),
  graphviz: code("dot"),
  "eval-rst": restructured,
  "py-script": code("python"),
  raw,
  "raw-cell": nothing,
  "line-block": lines,
  toctree,
  tableofcontents: use => [component("PageList", {}, [], placeOf(use.node))],
  contents: nothing,
  index: nothing,
  tags: nothing,
  currentmodule: nothing,
};
