import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const DOCS = join(import.meta.dirname, "../../docs/content");
const read = (path: string): string => readFileSync(join(DOCS, path), "utf8");

/** Returns the samples of a page in one language. */
const samplesOf = (path: string, lang: string): {title: string | undefined; text: string}[] =>
  [
    ...read(path).matchAll(
      new RegExp(`^( *)\`\`\`${lang}(?: title="([^"]*)")?\\n([\\s\\S]*?)\\n\\1\`\`\`$`, "gm"),
    ),
  ].map(([, indent, title, text = ""]) => ({
    title,
    text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));

/** Files that samples name and pages describe in words. */
const FILES = {
  ...Object.fromEntries(
    ["logo", "logo-dark", "icon", "hero"].map(name => [
      `public/${name}.svg`,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" />',
    ]),
  ),
  "public/fonts/inter.woff2": "",
  "website/blog/index.md": "# Blog\n",
};

/** Runs the samples of a page that create files. */
function createFiles(path: string, folder: string): void {
  for (const {text} of samplesOf(path, "bash"))
    if (text.split("\n").every(line => /^(?:mkdir|printf) /.test(line)))
      execFileSync("sh", ["-ec", text], {cwd: folder});
}

/** Creates the example project of the start page, with its own commands. */
function exampleProject(): string {
  const folder = temporaryFolder();
  createFiles("start/index.md", folder);
  writeFiles(folder, FILES);
  return folder;
}

describe("samples of the config work in the example project", () => {
  it.each([
    "start/index.md",
    "customize/look.md",
    "customize/home.md",
    "customize/navigation.md",
    "customize/slots.md",
    "customize/search.md",
    "customize/analytics.md",
    "customize/demos.md",
    "customize/languages.md",
    "write/pages.md",
    "write/blog.md",
    "deploy/index.md",
  ])("%s", async path => {
    const folder = exampleProject();
    createFiles(path, folder);
    const files = ["css", "html", "js", "markdown"].flatMap(lang => samplesOf(path, lang));
    for (const {title, text} of files) if (title) writeFiles(folder, {[title]: `${text}\n`});
    const config = {content: "docs", dates: "none"};
    for (const {title, text} of samplesOf(path, "json")) {
      if (title !== undefined && title !== "docs-index.config.json") continue;
      Object.assign(config, JSON.parse(text));
      writeFiles(folder, {"docs-index.config.json": JSON.stringify(config)});
      const {diagnostics} = await checkFolder(folder, "--no-cache");
      const errors = diagnostics.filter(({severity}) => severity !== "info");
      expect({text, errors}).toEqual({text, errors: []});
    }
  });
});
