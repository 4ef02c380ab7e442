import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import {tmpdir} from "node:os";
import {basename, dirname, join, resolve, sep} from "node:path";
import {parseArgs} from "node:util";
import {chooseMutations} from "#fixtures/mutations/choose.ts";
import {judge} from "#fixtures/mutations/judge.ts";
import type {Files} from "#fixtures/mutations/mutation.ts";
import {checkFolder} from "#fixtures/support/check-project.ts";

/**
 * `npm run mutate -- <docs folder>`: inserts errors into a copy of a docs folder, all at once, each in a page
 * without diagnostics, and prints which of them `docs-index check` misses and what else it reports. Exits
 * with code 1 if there are any differences.
 */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    seed: {type: "string", default: "1"},
    count: {type: "string", default: "60"},
    host: {type: "string", default: "https://docs.example.org"},
  },
});
const source = resolve(positionals[0] ?? "content");
const folder = realpathSync(mkdtempSync(join(tmpdir(), "docs-index-mutate-")));
const content = join(folder, "content");
const host = values.host;

/** Adds a menu and redirects, so that errors can be inserted into them. */
function addDataFiles(): void {
  const sections = readdirSync(content, {withFileTypes: true})
    .filter(entry => entry.isDirectory() && entry.name !== "data")
    .map(({name}) => name);
  const first = sections.find(name => name === "guides") ?? sections[0];
  mkdirSync(join(content, "data"), {recursive: true});
  write("data/site.json", {navigation: [{title: "Docs", url: "/", sections}]});
  write("data/redirects.json", {redirects: [{from: "/mutated-old/", to: `/${first}/`}]});
}

const write = (path: string, value: object): void =>
  writeFileSync(join(content, path), `${JSON.stringify(value, null, 2)}\n`);

const readFiles = (): Files =>
  new Map(
    readdirSync(content, {recursive: true, encoding: "utf8"})
      .map(path => path.split(sep).join("/"))
      .filter(path => /\.(?:mdx?|json)$/.test(path))
      .map(path => [path, readFileSync(join(content, path), "utf8")]),
  );

try {
  cpSync(source, content, {recursive: true});
  writeFileSync(join(folder, "docs-index.config.json"), JSON.stringify({site: host, dates: "none"}));
  addDataFiles();
  const before = (await checkFolder(folder)).diagnostics;
  const faulty = new Set(before.map(({file}) => file));
  const files = readFiles();
  const mutations = chooseMutations(files, {
    seed: Number(values.seed),
    count: Number(values.count),
    host,
    usable: page => !faulty.has(`content/${page}`),
    together: true,
  });
  for (const mutation of mutations) mutation.apply(files);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(content, path)), {recursive: true});
    writeFileSync(join(content, path), text);
  }
  const found = (await checkFolder(folder)).diagnostics;
  const {missed, extra} = judge(mutations, files, before, found, "content");
  const lines = [
    `${basename(source)}: ${mutations.length} mutations, ${missed.length} missed, ${extra.length} findings besides`,
    ...missed.map(line => `missed  ${line}`),
    ...extra.map(line => `besides ${line}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = missed.length + extra.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, {recursive: true, force: true});
}
