import {join} from "node:path";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {chapters} from "../toolkit/order-files/summary.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {entriesOf, isThere, readJson, readText} from "../toolkit/static-config/read-file.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {defined, isForeign, languageOf, pageUrl, record, text} from "../toolkit/static-config/values.ts";

/** Types of the settings that are read. */
const SHAPE = {root: "string", structure: {summary: "string"}, redirects: {"*": "string"}} as const;

/** Types of the settings of older versions. */
const BOOK = {
  ...{root: "string", title: "string", description: "string", language: "string"},
  variables: "object",
} as const;

/**
 * Reads `.gitbook.yaml`, `book.json` and `SUMMARY.md`:
 * https://gitbook.com/docs/getting-started/git-sync/content-configuration
 */
export const settings: ReadSettings = ({folder, files}) => {
  const config = checkedRecord(
    readYaml(join(folder, ".gitbook.yaml"), files),
    SHAPE,
    join(folder, ".gitbook.yaml"),
    files,
  );
  const book = checkedRecord(
    readJson(join(folder, "book.json"), files),
    BOOK,
    join(folder, "book.json"),
    files,
  );
  const structure = record(config.structure);
  const content = join(folder, text(config.root) ?? text(book.root) ?? ".");
  const summary = text(structure.summary) ?? "SUMMARY.md";
  const spaces = isThere(join(content, summary), files) ? [] : spacesIn(content, summary, files);
  const items = chapters(readText(join(content, summary), files));
  const vars = record(readYaml(join(content, ".gitbook/vars.yaml"), files));
  const redirects = Object.entries(record(config.redirects)).flatMap(([from, to]) => {
    const target = text(to);
    return target === undefined
      ? []
      : [{from: pageUrl(from), to: isForeign(target) ? target : pageUrl(target)}];
  });
  return defined({
    content,
    exclude: [
      summary,
      ...spaces.map(name => `${name}/${summary}`),
      ".gitbook/**",
      "node_modules/**",
      "_book/**",
    ],
    title: text(book.title),
    description: text(book.description),
    lang: languageOf(book.language),
    redirects: listedRedirects(redirects),
    sidebar: items.length > 0 ? items : sidebarsOf(spaces, content, summary, files),
    variables: {book: record(book.variables), space: {vars}},
  });
};

/** Lists the folders that have their own table of contents: one repository may contain several spaces. */
const spacesIn = (content: string, summary: string, files: SettingsFiles): string[] =>
  entriesOf(content)
    .filter(entry => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({name}) => name)
    .filter(name => isThere(join(content, name, summary), files))
    .sort();

/** Reads the table of contents of every space. */
function sidebarsOf(
  spaces: readonly string[],
  content: string,
  summary: string,
  files: SettingsFiles,
): Record<string, SidebarItem[]> | undefined {
  if (spaces.length === 0) return undefined;
  return Object.fromEntries(
    spaces.map(name => [
      `/${name}/`,
      chapters(readText(join(content, name, summary), files)).map(item => below(`/${name}`, item)),
    ]),
  );
}

/** Moves the pages of an entry below a URL. */
function below(url: string, item: SidebarItem): SidebarItem {
  if (typeof item === "string") return url + item;
  return {
    ...item,
    ...("page" in item && item.page !== undefined && {page: url + item.page}),
    ...("items" in item && {items: item.items.map(entry => below(url, entry))}),
  };
}
