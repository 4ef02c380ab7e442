import {existsSync} from "node:fs";
import {join} from "node:path";
import type {ListItem, PhrasingContent, RootContent} from "mdast";
import {component} from "#core/parse/blocks/component.ts";
import {insertSnippet} from "#core/parse/blocks/snippets.ts";
import type {ComponentUse, Syntax, TagHook} from "#core/parse/file-scope.ts";
import {append} from "#schemas/rules/long-lists.ts";
import {
  codeSpan,
  element,
  link,
  paragraph,
  picture,
  placeOf,
  plain,
  strong,
  target,
} from "../toolkit/nodes.ts";
import {inlineMarkdown} from "../toolkit/text/inline-markdown.ts";
import {field} from "./field.ts";
import {textBlock, textOf} from "./properties.ts";
import {MINTLIFY} from "./slug.ts";

const slugOf = (use: ComponentUse): string => textOf(use, "id") ?? MINTLIFY.of(textOf(use, "title") ?? "");

/** Creates a hook for a collapsible block with the id of its title. */
const details =
  (label: string): TagHook =>
  (use, scope) => {
    const summary = textOf(use, "title") ?? label;
    const open = use.props.defaultOpen === true || use.props.defaultOpen === "true";
    const children = [...textBlock(use, scope, "description"), ...use.children];
    const props = {summary, ...(open ? {open} : {})};
    return [
      ...target(slugOf(use), scope).map(span => paragraph([span], placeOf(use.node))),
      component("Details", props, children, placeOf(use.node)),
    ];
  };

const card: TagHook = (use, scope) => {
  const title = textOf(use, "title");
  const href = textOf(use, "href");
  const source = textOf(use, "img");
  const image: RootContent[] = source === undefined ? [] : [picture(source, "", placeOf(use.node))];
  const children = [...image, ...textBlock(use, scope, "description"), ...use.children];
  append(children, textBlock(use, scope, "cta"));
  const props = {...(title === undefined ? {} : {title}), ...(href === undefined ? {} : {href})};
  return [component("Card", props, children, placeOf(use.node))];
};

type Jsx = Extract<RootContent, {type: "mdxJsxFlowElement" | "mdxJsxTextElement"}>;
const isStep = (node: RootContent): node is Jsx =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === "Step";

/** Converts steps to a numbered list; the title of each step determines its id. */
const steps: TagHook = use => {
  const items = use.children
    .flatMap(child => (child.type === "paragraph" && child.children.some(isStep) ? child.children : [child]))
    .filter(child => child.type !== "text" || child.value.trim() !== "")
    .map(
      (child): ListItem => ({
        type: "listItem",
        spread: true,
        children: [child as never],
        ...placeOf(use.node),
      }),
    );
  return items.length === 0
    ? []
    : [
        {
          type: "list",
          ordered: true,
          start: 1,
          spread: true,
          children: items,
          data: {generated: true},
          ...placeOf(use.node),
        },
      ];
};

const step: TagHook = (use, scope) => {
  const title = textOf(use, "title");
  const head = title === undefined ? [] : inlineMarkdown(title, use.node, scope);
  const named = [...target(slugOf(use), scope), ...(head.length > 0 ? [strong(head)] : [])];
  return [...(named.length > 0 ? [paragraph(named, placeOf(use.node))] : []), ...use.children];
};

/** Converts a tab, whose title is a link target. */
const tab: TagHook = (use, scope) => {
  const title = textOf(use, "title") ?? "";
  const spans = target(slugOf(use), scope).map(span => paragraph([span], placeOf(use.node)));
  return [component("Tab", {title}, [...spans, ...use.children], placeOf(use.node))];
};

/** Converts a changelog entry, with its label as a heading. */
const update: TagHook = (use, scope) => {
  const label = textOf(use, "label");
  const id = textOf(use, "id");
  const tags = Array.isArray(use.props.tags) ? use.props.tags.filter(tag => typeof tag === "string") : [];
  const head: RootContent[] =
    label === undefined
      ? []
      : [
          {
            type: "heading",
            depth: 2,
            children: [plain(label)],
            data: {generated: true, ...(id === undefined ? {} : {id})},
            ...placeOf(use.node),
          },
        ];
  return [
    ...head,
    ...textBlock(use, scope, "description"),
    ...(tags.length > 0 ? [paragraph([plain(tags.join(", "))], placeOf(use.node))] : []),
    ...use.children,
  ];
};

const frame: TagHook = (use, scope) => [
  ...textBlock(use, scope, "hint"),
  element("figure", [...use.children, ...textBlock(use, scope, "caption")]),
];

/** Renders words followed by their explanation, because touch screens show no tooltips. */
const tooltip: TagHook = (use, scope) => {
  const [headline, tip] = [textOf(use, "headline"), textOf(use, "tip")];
  const [cta, href] = [textOf(use, "cta"), textOf(use, "href")];
  const note = [headline, tip].filter(Boolean).join(": ");
  const more: PhrasingContent[] =
    cta === undefined || href === undefined ? [] : [plain(". "), link(href, [plain(cta)], placeOf(use.node))];
  const explained = note === "" ? [] : inlineMarkdown(note, use.node, scope);
  if (explained.length + more.length === 0) return use.children;
  return [...use.children, plain(" ("), ...explained, ...more, plain(")")];
};

/** Adds a title above a group of blocks. */
const titled: TagHook = (use, scope) => {
  const title = textOf(use, "title");
  const head =
    title === undefined
      ? []
      : [paragraph([strong(inlineMarkdown(title, use.node, scope))], placeOf(use.node))];
  return [...head, ...use.children];
};

/** Renders name and value of a color, which may differ in dark mode. */
const color: TagHook = use => {
  const {value} = use.props;
  const values =
    typeof value === "object" && value !== null
      ? Object.entries(value).map(([mode, one]) => `${mode}: ${String(one)}`)
      : [textOf(use, "value") ?? ""];
  return [
    paragraph(
      [
        plain(`${textOf(use, "name") ?? ""} `),
        ...values.flatMap((one): PhrasingContent[] => [codeSpan(one), plain(" ")]),
      ],
      placeOf(use.node),
    ),
  ];
};

/** Collapses content for agents, so that nothing of a page is lost. */
const visibility: TagHook = use =>
  textOf(use, "for") === "agents"
    ? [component("Details", {summary: "For agents"}, use.children, placeOf(use.node))]
    : use.children;

const prompt: TagHook = (use, scope) => {
  const description = textOf(use, "description");
  const head = description === undefined ? [] : inlineMarkdown(description, use.node, scope);
  return [
    ...(head.length > 0 ? [paragraph(head, placeOf(use.node))] : []),
    component("Details", {summary: "Prompt"}, use.children, placeOf(use.node)),
  ];
};

const latex: TagHook = use => [
  {
    type: "formula",
    value: use.children.map(textBelow).join("").trim(),
    display: false,
    ...placeOf(use.node),
  },
];

function textBelow(node: RootContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textBelow).join("") : "";
}

/** Includes a file from the folder `snippets`, or `_snippets` in older projects, which its name omits. */
const snippet: TagHook = (use, scope) => {
  const file = textOf(use, "file");
  const isIn = (folder: string): boolean => existsSync(join(scope.page.context.content, folder, file ?? ""));
  const folder = !isIn("snippets") && isIn("_snippets") ? "_snippets" : "snippets";
  return file === undefined
    ? use.children
    : insertSnippet({file: `@${folder}/${file}`, region: null, lines: "", info: ""}, true, use.node, scope);
};

/** Links a repository given by owner and name. */
const repository: TagHook = use => {
  const repo = textOf(use, "repo");
  return repo === undefined
    ? []
    : [paragraph([link(`https://github.com/${repo}`, [plain(repo)], placeOf(use.node))], placeOf(use.node))];
};

/** Mintlify components with visible properties: https://www.mintlify.com/docs/components */
export const TAGS: Syntax["tags"] = {
  ResponseField: field,
  ParamField: field,
  Param: field,
  Expandable: details("Child attributes"),
  Accordion: details("Details"),
  Card: card,
  Tile: card,
  Steps: steps,
  Step: step,
  Tab: tab,
  View: titled,
  Update: update,
  Frame: frame,
  Tooltip: tooltip,
  "Color.Row": titled,
  "Color.Item": color,
  Visibility: visibility,
  Prompt: prompt,
  Latex: latex,
  Snippet: snippet,
  "GitHub.Repo": repository,
};
