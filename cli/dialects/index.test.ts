import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {generatedFiles} from "./generated-files.ts";
import {PLAIN, TOOLS} from "./index.ts";

const ROOT = join(import.meta.dirname, "../..");

it.each(generatedFiles())("$file contains the list of tools (npm run schemas)", ({file, text}) =>
  expect(readFileSync(file, "utf8")).toBe(text),
);

/**
 * Returns the settings that a tool sets to a value, as `group.key`. Functions are tool-specific and need no
 * second user.
 */
function settingsOf(tool: object): string[] {
  const isData = (value: unknown): boolean =>
    typeof value === "string"
      ? value !== ""
      : Array.isArray(value)
        ? value.some(isData)
        : typeof value === "object" && value !== null
          ? !isRule(value) && Object.values(value).some(isData)
          : value === true || typeof value === "number";
  return Object.entries(tool).flatMap(([group, value]) =>
    GROUPS.includes(group)
      ? Object.entries(value as object).flatMap(([key, found]) => (isData(found) ? [`${group}.${key}`] : []))
      : !OF_TOOLS.includes(group) && isData(value)
        ? [group]
        : [],
  );
}

const isRule = (value: object): boolean => Object.values(value).some(part => typeof part === "function");

const GROUPS = [
  "frontMatter",
  "urls",
  "links",
  "headings",
  "containers",
  "fences",
  "syntax",
  "imports",
  "html",
];
const OF_TOOLS = ["name", "title", "docs", "detectedBy", "understands"];

it("has no setting that only one tool uses", () => {
  const users = new Map<string, string[]>();
  for (const tool of TOOLS)
    for (const setting of settingsOf(tool)) users.set(setting, [...(users.get(setting) ?? []), tool.name]);
  expect(users.size).toBeGreaterThan(10);
  expect([...users].filter(([, tools]) => tools.length < 2)).toEqual([]);
});

/** Files that may name tools, with the reason. */
const MAY_NAME: Record<string, string> = {
  "schemas/settings/dialects.ts": "generated from the list",
  "cli/checks/examples/text.ts": "examples of diagnostics that only the syntax of one tool causes",
  "cli/core/render/search/plain-records.ts": "writes the index of one tool for importers of it",
  "schemas/settings/search.ts": "names that index",
  "site/prerender/prerender.ts": "one tool runs on hosts, which are told not to run it",
  "cli/core/render/body/code/language-names.ts":
    "languages of code blocks, one of which is named like a tool",
};

/**
 * Matches names of tools as words. `next` and `plain` are English words too, so `next` only counts as
 * `nextjs` or `Next.js`.
 */
const NAMES = new RegExp(
  `\\b(?:${[...TOOLS.filter(tool => tool !== PLAIN).map(({name}) => name), "next\\.js", "11ty", "nextra", "fumadocs"].join("|")})`,
  "i",
);

it("is the only folder that refers to tools by name", () => {
  const files = ["cli", "site", "search", "schemas"].flatMap(folder =>
    readdirSync(join(ROOT, folder), {recursive: true, encoding: "utf8"}).map(
      path => `${folder}/${path.replaceAll("\\", "/")}`,
    ),
  );
  const sources = files.filter(
    path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules|^cli\/dialects\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const naming = sources.filter(path => NAMES.test(readFileSync(join(ROOT, path), "utf8")));
  expect(naming.sort()).toEqual(Object.keys(MAY_NAME).sort());
});
