import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {chapters} from "../toolkit/order-files/summary.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {readJson, readText} from "../toolkit/static-config/read-file.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
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
    exclude: [summary, ".gitbook/**", "node_modules/**", "_book/**"],
    title: text(book.title),
    description: text(book.description),
    lang: languageOf(book.language),
    redirects: listedRedirects(redirects),
    sidebar: items.length > 0 ? items : undefined,
    variables: {book: record(book.variables), space: {vars}},
  });
};
