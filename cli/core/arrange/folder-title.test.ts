import {expect, it} from "vitest";
import {languageTitles} from "#cli/config/editions/language-names.ts";
import type {ArrangedDirectory} from "../model/arrangement.ts";
import {acronymsIn, folderTitle} from "./folder-title.ts";

const folder = (name: string): ArrangedDirectory => ({
  name,
  title: "",
  url: `/${name}/`,
  path: name,
  size: 0,
  children: [],
});

it.each([
  ["api", ["The API of modules"], "API"],
  ["rest-apis", ["REST APIs of today"], "REST APIs"],
  ["api", ["Modules", "Rapid use"], "Api"],
  // Titles in capitals tell nothing.
  ["read-me", ["READ ME"], "Read me"],
  ["ai-tools", ["What AI does", "AI"], "AI tools"],
])("the title of the folder %s beside %j is %s", (name, titles, title) =>
  expect(folderTitle(folder(name), acronymsIn(titles))).toBe(title),
);

it("is the menu title of its index page", () => {
  const index = {url: "/a/", title: "Long title", name: "index.md", status: {menuTitle: "Short"}};
  const children = [index as ArrangedDirectory["children"][number]];
  expect(folderTitle({...folder("a"), children}, new Map())).toBe("Short");
});

it.each([
  [["ar-SA", "de", "guide", "pcm"], {"ar-SA": "العربية", de: "Deutsch", pcm: "Naijíriá Píjin"}],
  [
    ["pt-BR", "pt-pt", "zh-CN", "zh_TW"],
    {"pt-BR": "Português (BR)", "pt-pt": "Português (PT)", "zh-CN": "简体中文", zh_TW: "繁體中文"},
  ],
  [["it", "is", "guide"], {}],
  [["api", "cli", "sdk", "de"], {}],
])("the folders %j are named by languages: %j", (names, titles) => {
  expect(Object.fromEntries(languageTitles(names))).toEqual(titles);
  for (const [name, title] of Object.entries(titles))
    expect(folderTitle(folder(name), new Map(), languageTitles(names).get(name))).toBe(title);
});
