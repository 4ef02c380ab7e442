import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, test} from "vitest";
import {config} from "./config.ts";

const CONTENT = join(import.meta.dirname, "../docs/content");
const FENCE = /^ *```json(?: title="([^"]*)")?\n(.*?)^ *```$/gms;

/** JSON samples of the documentation by page; the title of a sample is its file name. */
const samples = readdirSync(CONTENT, {encoding: "utf8", recursive: true})
  .filter(path => path.endsWith(".md") && !path.startsWith("reference"))
  .sort()
  .flatMap(page =>
    [...readFileSync(join(CONTENT, page), "utf8").matchAll(FENCE)].map(([, file, text = ""]) => ({
      page,
      file,
      text,
    })),
  );

/** Samples without a title are configs, except for settings of MCP clients. */
const isConfig = ({file, text}: (typeof samples)[number]): boolean =>
  file === undefined ? !text.includes('"mcpServers"') : file === "docs-index.config.json";

test("every JSON sample of the documentation is valid JSON", () => {
  expect(samples.length).toBeGreaterThan(40);
  for (const {page, text} of samples) expect(() => JSON.parse(text), `${page}\n${text}`).not.toThrow();
});

test("every config sample of the documentation matches the schema", () => {
  for (const sample of samples.filter(isConfig))
    expect(config.safeParse(JSON.parse(sample.text)).error, `${sample.page}\n${sample.text}`).toBeUndefined();
});
