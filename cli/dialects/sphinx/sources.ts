import type {RootContent} from "mdast";
import {insertSnippet} from "#core/parse/blocks/snippets.ts";
import {parse} from "#core/parse/engine/engine.ts";
import type {TagHook} from "#core/parse/file-scope.ts";
import {anchor, paragraph, placeOf} from "../toolkit/nodes.ts";
import {idOf, NAME_OPTION} from "./labels.ts";
import {line, prop, words} from "./tag-parts.ts";

/** Creates a hook that includes another file of the project, as content or as code. */
export const include =
  (asContent: boolean): TagHook =>
  (use, scope) => {
    const lang = asContent ? "" : prop(use, "language");
    const isMarkdown =
      asContent &&
      !("literal" in use.props) &&
      !("code" in use.props) &&
      /\.(?:md|markdown)$/.test(prop(use, "argument"));
    return insertSnippet(
      {file: prop(use, "argument"), region: null, lines: prop(use, "lines"), info: lang},
      isMarkdown,
      use.node,
      scope,
    );
  };

/** Creates a block formula. */
export const math: TagHook = use => [
  {
    type: "formula",
    value: [prop(use, "argument"), prop(use, "content")].filter(Boolean).join("\n"),
    display: true,
    ...placeOf(use.node),
  },
];

/** Creates a hook that renders the content as code. */
export const code =
  (lang: string): TagHook =>
  use => [
    {
      type: "code",
      lang,
      meta: null,
      value: prop(use, "content"),
      data: {rewritten: true},
      ...placeOf(use.node),
    },
  ];

/** Renders reStructuredText as code, with the targets it names. */
export const restructured: TagHook = (use, scope) => {
  const names = prop(use, "content")
    .split("\n")
    .flatMap(one => NAME_OPTION.exec(one)?.[1] ?? []);
  const targets = names.map(name => anchor(idOf(name)));
  return [...(targets.length > 0 ? [paragraph(targets, placeOf(use.node))] : []), ...code("rst")(use, scope)];
};

/** Inserts HTML; other formats are for other outputs. */
export const raw: TagHook = (use, scope) =>
  prop(use, "argument").trim() === "html"
    ? (parse(prop(use, "content"), "md", scope.page.context.parser).children.map(child => ({
        ...child,
        ...placeOf(use.node),
        data: {...child.data, template: true},
      })) as RootContent[])
    : [];

/** Renders lines with their breaks preserved. */
export const lines: TagHook = (use, scope) =>
  prop(use, "content")
    .split("\n")
    .flatMap(one => line(words(one.replace(/^\s*\|\s?/, ""), use, scope), use));
