import {existsSync, readdirSync, readFileSync, rmSync} from "node:fs";
import {join, posix} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {picture} from "#fixtures/support/picture.ts";
import {manifestFaults, snapshot} from "#fixtures/support/snapshot.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {joinAddress} from "#schemas/rules/between-editions.ts";
import {decode} from "#schemas/rules/percent-encoding.ts";

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;

const BODY =
  "![a](a.svg) ![b](</guide/b c.svg>) ![p](/p.svg)\n\n![o](../UP/o.svg)\n\n[file](files/f.zip)\n\n" +
  '<img src="./a.svg" alt="a" srcset="a.svg 1x, /guide/b%20c.svg 2x">\n';

/** Returns a page in a folder of the given depth below `docs`. */
const page = (title: string, depth = 1): string =>
  `---\ntitle: ${title}\n---\n\n${BODY.replace("UP", Array(depth).fill("..").join("/"))}`;

const FILES = {
  "docs/index.md": "# Home\n",
  "docs/de/index.md": "# Start\n",
  "docs/fr/index.md": "# Accueil\n",
  "docs/guide/one.md": page("One"),
  "docs/guide/two.md": page("Two"),
  "docs/guide/a.svg": svg(1),
  "docs/guide/b c.svg": svg(2),
  "docs/guide/files/f.zip": "zip",
  "static/p.svg": svg(3),
  "o.svg": svg(4),
};

const languages = {lang: "en", locales: [{lang: "en"}, {lang: "de"}, {lang: "fr"}]};
const config = (settings: object = {}): string =>
  JSON.stringify({content: "docs", dates: "none", ...languages, ...settings});

/** URLs of files in the HTML of all page documents, with their paths in the whole output. */
function usedFiles(out: string): string[] {
  const found = readdirSync(out, {recursive: true, encoding: "utf8"}).flatMap(path => {
    const edition = /^(.*?)\/?data\/pages\/.*index\.json$/.exec(path.replaceAll("\\", "/"))?.[1];
    if (edition === undefined) return [];
    const {html}: {html: string} = JSON.parse(readFileSync(join(out, path), "utf8"));
    return [...html.matchAll(/ (src|href|srcset)="([^"]+)"/g)].flatMap(([, name, value = ""]) =>
      (name === "srcset" ? value.split(/, /) : [value])
        .map(url => url.split(" ", 1)[0] ?? "")
        .filter(url => /^\/.*\.\w+$/.test(url))
        .map(url => decode(joinAddress(edition && `/${edition}`, url)).slice(1)),
    );
  });
  return [...new Set(found)].sort();
}

const missing = (out: string): string[] => usedFiles(out).filter(path => !existsSync(join(out, path)));

async function built(folder: string, ...flags: string[]): Promise<string> {
  const {findings} = await buildProject(folder, ...flags);
  expect(findings.filter(finding => /image-|link-|config-/.test(finding))).toEqual([]);
  return join(folder, "artifacts");
}

it("is in the output once, however many languages show it", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {"docs-index.config.json": config(), ...FILES});
  const out = await built(folder);
  expect(missing(out)).toEqual([]);
  expect(Object.keys(snapshot(out)).filter(path => /\.(?:svg|zip)$/.test(path))).toEqual([
    "_files/o.svg",
    "de/p.svg",
    "fr/p.svg",
    "guide/a.svg",
    "guide/b c.svg",
    "guide/files/f.zip",
    "p.svg",
  ]);
});

it("stays with a language that has its own file, and moves when a page is translated", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {"docs-index.config.json": config(), ...FILES, "docs/de/guide/a.svg": svg(9)});
  const out = await built(folder);
  expect(readFileSync(join(out, "de/guide/a.svg"), "utf8")).toBe(svg(9));
  expect(usedFiles(out)).toContain("de/guide/a.svg");
  writeFiles(folder, {
    "docs/fr/guide/one.md": page("Un", 2),
    "docs/fr/guide/files/f.zip": "autre",
  });
  rmSync(join(folder, "docs/de/guide/a.svg"));
  await built(folder);
  expect(missing(out)).toEqual([]);
  expect(readFileSync(join(out, "fr/guide/files/f.zip"), "utf8")).toBe("autre");
  expect(existsSync(join(out, "de/guide/a.svg"))).toBe(false);
});

it("is written if only a translation shows it", async () => {
  const folder = temporaryFolder();
  const {"docs/guide/one.md": _one, "docs/guide/two.md": _two, ...rest} = FILES;
  writeFiles(folder, {"docs-index.config.json": config(), ...rest, "docs/de/guide/one.md": page("Eins", 2)});
  const out = await built(folder);
  expect(existsSync(join(out, "guide/a.svg"))).toBe(true);
  expect(missing(out)).toEqual([]);
  writeFiles(folder, {"docs/guide/a.svg": svg(8)});
  await built(folder);
  expect(readFileSync(join(out, "guide/a.svg"), "utf8")).toBe(svg(8));
  writeFiles(folder, {"docs/de/guide/one.md": "# No pictures\n"});
  await built(folder);
  expect(existsSync(join(out, "guide/a.svg"))).toBe(false);
});

it("has smaller copies at the root of the site", async () => {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "docs-index.config.json": config({images: {widths: [100, 200]}}),
    "docs/index.md": "# Home\n\n![x](x.png)\n",
    "docs/fr/index.md": "# Accueil\n",
    "docs/de/only.md": "# Nur\n\n![y](/y.png)\n",
    "docs/x.png": await picture(400, 100),
    "docs/y.png": await picture(300, 100),
  });
  const out = await built(folder);
  const used = usedFiles(out);
  expect(used.filter(path => path.endsWith(".webp"))).toHaveLength(4);
  expect(used.filter(path => /^(?:de|fr)\//.test(path))).toEqual([]);
  expect(missing(out)).toEqual([]);
  const copies = Object.keys(snapshot(out)).filter(path => path.endsWith(".webp"));
  expect(copies).toHaveLength(4);
  await built(folder, "--no-cache");
  expect(missing(out)).toEqual([]);
});

const place = fc.constantFrom("docs", "docs/de", "docs/fr", "docs/old", "docs/old/de");
const change = fc.record({
  file: fc.tuple(place, fc.constantFrom("one.md", "two.md", "a.svg", "b c.svg", "files/f.zip")),
  isRemoved: fc.boolean(),
});
const settings = fc.record({
  site: fc.constantFrom("https://example.org/", "https://example.org/base/"),
  versionsFirst: fc.boolean(),
  locales: fc.constantFrom(
    languages.locales,
    [{lang: "en", prefix: "en"}, {lang: "de", prefix: "d"}, {lang: "fr"}],
    [{lang: "en"}, {lang: "de", path: "x/y", content: "docs/de"}, {lang: "fr"}],
  ),
  versions: fc.constantFrom(undefined, [{name: "2"}, {name: "1", content: "docs/old"}]),
});

it("is where pages refer to it, for any settings and edits", async () => {
  const parent = temporaryFolder();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(settings, fc.array(change, {maxLength: 8}), async (given, changes) => {
      count += 1;
      const folder = join(parent, String(count));
      const own = Object.fromEntries(
        Object.entries(FILES).map(([path, text]) => [path.replace("docs/", "docs/old/"), text]),
      );
      writeFiles(folder, {"docs-index.config.json": config(given), ...FILES, ...own});
      expect((await buildProject(folder)).code).not.toBe(2);
      for (const {file, isRemoved} of changes) {
        const path = join(file[0], "guide", file[1]);
        if (isRemoved) rmSync(join(folder, path), {force: true});
        else
          writeFiles(folder, {
            [path]: file[1].endsWith(".md") ? page(file[0], file[0].split("/").length) : svg(count),
          });
      }
      const {findings} = await buildProject(folder, "--all");
      const out = join(folder, "artifacts");
      // Links to missing files are reported and keep their URLs.
      const reported = new Set(findings.flatMap(finding => finding.match(/[^/`]+(?=`)/g) ?? []));
      expect(missing(out).filter(path => !reported.has(posix.basename(path)))).toEqual([]);
      expect(manifestFaults(out)).toEqual([]);
      await buildProject(folder, "--no-cache", "--out", join(folder, "fresh"));
      expect(snapshot(out)).toEqual(snapshot(join(folder, "fresh")));
      rmSync(folder, {recursive: true});
    }),
    {numRuns: Number(process.env.LENT_FILES_RUNS ?? 2)},
  );
});
