import {spawnSync} from "node:child_process";
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {createRequire} from "node:module";
import {tmpdir} from "node:os";
import {basename, dirname, join} from "node:path";
import {snapshot} from "#fixtures/support/snapshot.ts";

/**
 * Compares builds of a docs folder byte for byte with a clean build on a single thread: clean builds with
 * random numbers of threads and files created in random order, and cached builds after random edits. Edits
 * insert code blocks of all languages, delete pages and restore them.
 *
 * Usage: `npm run bench:determinism -- <docs folder> [clean builds] [edit sequences] [pages]`
 */
const CLI = join(import.meta.dirname, "../../build/cli/bin.js");
const [folder = "content", clean = "20", sequences = "200", most = "1000000"] = process.argv.slice(2);

/** Returns pseudorandom numbers that are the same in every run (mulberry32). */
let seed = 20_240_101;
function random(below: number): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map(value => ({value, key: random(2 ** 30)}))
    .sort((a, b) => a.key - b.key)
    .map(({value}) => value);

const LANGS = readdirSync(dirname(createRequire(import.meta.url).resolve("refractor/bash")))
  .filter(file => file.endsWith(".js"))
  .map(file => basename(file, ".js"));
const CODE = [
  '<style>@import "x.css"; a { color: red }</style>',
  "<script>let a = /b/g</script>",
  "const a: B<C> = <D e={f}>{g}</D>; // h",
  "# i\n<?php echo 1; ?>\n{% j %}\n- k: l",
];
const fence = (): string => `\n\n\`\`\`${pick([...LANGS, "html", "css", "jsx"])}\n${pick(CODE)}\n\`\`\`\n`;

const files = readdirSync(folder, {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .sort()
  .slice(0, Number(most));
const pages = files.filter(file => /\.mdx?$/.test(file));
const root = mkdtempSync(join(tmpdir(), "determinism-"));

function copyTo(project: string): void {
  for (const file of shuffled(files)) {
    mkdirSync(dirname(join(project, "docs", file)), {recursive: true});
    cpSync(join(folder, file), join(project, "docs", file));
  }
}

/** Runs a build. Returns its files and diagnostics as text. */
function built(project: string, out: string, ...flags: string[]): string {
  const args = [CLI, "build", "--json", "--content", join(project, "docs"), "--out", out, ...flags];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (status === null || status > 1) throw new Error(`exit ${status}: ${stderr}`);
  const {diagnostics} = JSON.parse(stdout) as {diagnostics: unknown[]};
  return JSON.stringify([status, diagnostics, snapshot(out)]);
}

let different = 0;
const compare = (name: string, given: string, wanted: string): void => {
  if (given === wanted) return;
  different++;
  process.stdout.write(`${name} differs\n`);
};

const first = join(root, "first");
copyTo(first);
const wanted = built(first, join(first, "out"), "--no-cache", "--threads", "1");
for (let i = 0; i < Number(clean); i++) {
  const project = join(root, "clean");
  copyTo(project);
  const threads = 1 + random(4);
  compare(
    `clean build ${i} (${threads} threads)`,
    built(project, join(project, "out"), "--no-cache", "--threads", String(threads)),
    wanted,
  );
  rmSync(project, {recursive: true, force: true});
}
process.stdout.write(`${clean} clean builds of ${pages.length} pages: ${different} differ\n`);

let edits = 0;
for (let i = 0; i < Number(sequences); i++) {
  for (let left = 1 + random(3); left > 0; left--) {
    edits++;
    for (let n = 1 + random(3); n > 0; n--) edit(join(first, "docs", pick(pages)));
    built(first, join(first, "out"), "--threads", String(1 + random(4)));
  }
  const cached = built(first, join(first, "out"), "--threads", String(1 + random(4)));
  const anew = built(first, join(root, "anew"), "--no-cache", "--threads", "1");
  compare(`edit sequence ${i}`, cached, anew);
  rmSync(join(root, "anew"), {recursive: true, force: true});
  if (i % 10 === 9)
    process.stdout.write(`${i + 1} edit sequences (${edits} builds after edits): ${different} differ\n`);
}

function edit(file: string): void {
  const original = join(folder, file.slice(join(first, "docs").length + 1));
  const kind = random(6);
  if (kind === 0) rmSync(file, {force: true});
  else if (kind === 1) cpSync(original, file);
  else writeFileSync(file, readFileSync(original, "utf8") + fence() + fence());
}

process.stdout.write(
  `${sequences} edit sequences (${edits} builds after edits): ${different} differ in all\n`,
);
rmSync(root, {recursive: true, force: true});
process.exitCode = different > 0 ? 1 : 0;
