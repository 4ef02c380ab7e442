import {expect, it} from "vitest";
import type {DialectSettings} from "#core/model/page-context.ts";
import type {ParseContext} from "#core/parse/file-scope.ts";
import {dialectOf} from "#dialects/dialect-of.ts";
import {DIALECTS} from "#schemas/settings/dialects.ts";
import {contextOf} from "../../../../fixtures/support/page.ts";
import {portableContext, usableContext} from "../threads/portable-context.ts";
import {contextKey} from "./context-key.ts";

const contextWith = (settings: Partial<DialectSettings>): ParseContext => {
  const context = contextOf({dialect: settings.dialect ?? "vitepress"});
  const dialectSettings = {...context.dialectSettings, ...settings};
  return {...context, dialectSettings, dialect: dialectOf(dialectSettings)};
};

it("covers the dialect name and every extension of the project", () => {
  const variants: Partial<DialectSettings>[] = [
    ...DIALECTS.map(dialect => ({dialect})),
    {components: {Note: "content"}},
    {frontMatter: ["audience"]},
    {variables: {product: "a"}},
    {variables: {product: "b"}},
    {permalinks: {posts: "/:year/"}},
    {permalinkKey: "url"},
    {numberPrefixes: true},
    {readmes: true},
    {codeLanguages: {grit: "text"}},
    {slug: [{use: "github"}] as never},
  ];
  const keys = variants.map(settings => contextKey(contextWith(settings)));
  expect(new Set(keys).size).toBe(variants.length);
});

it("ignores the project's location on disk", () => {
  const at = (root: string): string => contextKey(contextOf({root, dialect: "mkdocs"}));
  expect(at("/here")).toBe(at("/elsewhere/there"));
});

it.each(DIALECTS)("the dialect %s is the same in another thread", name => {
  const context = contextWith({dialect: name, components: {Note: "content"}, variables: {product: "a"}});
  const received = usableContext(structuredClone(portableContext(context)));
  expect(received).toEqual(context);
  expect(contextKey(received)).toBe(contextKey(context));
});
