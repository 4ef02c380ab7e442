import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";

/** Copies a docs folder `times` times into `target`: first unchanged, then under `copy-2/`, `copy-3/` … */
export function copyCorpus(source: string, target: string, times: number): void {
  cpSync(source, target, {recursive: true});
  for (let i = 2; i <= times; i += 1) cpSync(source, join(target, `copy-${i}`), {recursive: true});
  makeWritable(target);
}

/** Adds a sentence to the largest page, as an author would. Each call adds another one. */
export function editOnePage(folder: string, round: number): void {
  const file = pagesOf(folder).reduce((a, b) => (readFileSync(a).length >= readFileSync(b).length ? a : b));
  writeFileSync(file, `${readFileSync(file, "utf8")}\nOne more sentence, number ${round}.\n`);
}

/** Writes a minimal Hugo site with the pages of a docs folder and one template for title and body. */
export function hugoSite(source: string, target: string): void {
  for (const file of pagesOf(source)) {
    const name = file
      .slice(source.length + 1)
      .replace(/\.mdx$/, ".md")
      .replace(/(^|\/)index\.md$/, "$1_index.md");
    const page = join(target, "content", name);
    mkdirSync(dirname(page), {recursive: true});
    // Hugo would parse double braces as its own shortcodes.
    writeFileSync(page, readFileSync(file, "utf8").replaceAll("{{", "{ {"));
  }
  const layout = "<!doctype html><title>{{ .Title }}</title><h1>{{ .Title }}</h1>{{ .Content }}";
  mkdirSync(join(target, "layouts/_default"), {recursive: true});
  for (const kind of ["single", "list"]) writeFileSync(join(target, `layouts/_default/${kind}.html`), layout);
  writeFileSync(join(target, "layouts/index.html"), layout);
  writeFileSync(
    join(target, "config.toml"),
    'baseURL = "https://example.org/"\n[markup.highlight]\nnoClasses = false\n',
  );
}

function pagesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: "utf8"})
    .filter(path => /\.mdx?$/.test(path))
    .sort()
    .map(path => join(folder, path));
}

function makeWritable(folder: string): void {
  for (const file of pagesOf(folder)) {
    const text = readFileSync(file);
    writeFileSync(file, text, {mode: 0o644});
  }
}
