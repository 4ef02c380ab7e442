import {isUtf8} from "node:buffer";
import {mkdirSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {isDeepStrictEqual} from "node:util";
import {transformSync} from "esbuild";
import fc from "fast-check";
import {parse as parseToml, stringify as stringifyToml} from "smol-toml";
import {expect, it} from "vitest";
import {parseDocument, stringify} from "yaml";
import {detectProject} from "#cli/config/detect/detect.ts";
import {buildProject} from "#fixtures/support/build-project.ts";
import {damage, damaged} from "#fixtures/support/damage.ts";
import {SETTINGS_PROJECTS} from "#fixtures/support/settings-projects.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {config as schema} from "#schemas/config.ts";

/** Number of damaged copies per tool's settings file. */
const RUNS = Number(process.env.DAMAGED_SETTINGS ?? 3);

/** Signs of a tool in files whose names other programs use too. A file without them is not the tool's. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  "docs.json": /"navigation"|\bmintlify\b/,
  "docs/conf.py": /\bmyst_parser\b/,
  "docs/index.html": /docsify/,
};

/** Parses a file in its format. Throws if it is invalid; returns the text itself if any text is valid. */
function parsedValue(name: string, bytes: Buffer): unknown {
  if (!isUtf8(bytes) || bytes.includes(0)) throw new Error("no text");
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (/\.ya?ml$/.test(name)) {
    const document = parseDocument(text, {logLevel: "silent"});
    if (document.errors[0]) throw document.errors[0];
    return document.toJS();
  }
  if (name.endsWith(".json")) return JSON.parse(text);
  if (name.endsWith(".toml")) return parseToml(text);
  if (/\.[cm]?[jt]s$/.test(name)) transformSync(text, {loader: "ts", logLevel: "silent"});
  return text;
}

function isValid(name: string, bytes: Buffer): boolean {
  try {
    parsedValue(name, bytes);
    return true;
  } catch {
    return false;
  }
}

it.each(Object.entries(SETTINGS_PROJECTS))(
  "damaged settings of %s are reported or make no difference, and never end a build",
  async (_, {settings, pages}) => {
    const root = join(temporaryFolder(), "a/b/project");
    const fresh = (): void => {
      rmSync(root, {recursive: true, force: true});
      writeFiles(root, {...pages, ...settings});
    };
    fresh();
    const intact = await detectProject(root);
    expect((await buildProject(root)).code).toBeLessThan(2);
    const cases = fc.tuple(
      fc.constantFrom(...Object.keys(settings)),
      fc.array(damage, {minLength: 1, maxLength: 3}),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ([name, changes]) => {
        const original = Buffer.from(settings[name] as string);
        const bytes = changes.reduce(damaged, original);
        fc.pre(SIGNS[name]?.test(bytes.toString()) ?? true);
        fresh();
        mkdirSync(dirname(join(root, name)), {recursive: true});
        writeFileSync(join(root, name), bytes);
        const found = await detectProject(root);
        if (found) expect(schema.safeParse(found.config).error).toBeUndefined();
        const {code, findings} = await buildProject(root);
        const report = `${name}:\n${bytes}\n${findings.join("\n")}`;
        if (name !== "docs-index.config.json") expect(code, report).toBeLessThan(2);
        expect(findings.join("\n"), report).not.toMatch(
          /internal|call stack|is not a function|of (?:undefined|null)/,
        );
        const isSame = isDeepStrictEqual(found?.config, intact?.config);
        const about = findings.filter(finding => finding.includes(name.split("/").at(-1) as string));
        if (!isValid(name, bytes)) expect(isSame || about.length > 0, report).toBe(true);
        else if (isDeepStrictEqual(parsedValue(name, bytes), parsedValue(name, original)))
          expect(isSame, report).toBe(true);
      }),
      {numRuns: RUNS},
    );
  },
);

/** Settings file with one value replaced by a value of another type. */
interface Retyped {
  name: string;
  text: string;
  path: string;
}

/** Returns values of types that no setting with the given value accepts. */
const othersThan = (value: unknown): unknown[] =>
  Array.isArray(value) ? [5] : typeof value === "number" || typeof value === "boolean" ? [["x"]] : [5, true];

/** Returns the paths of all nested values. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === "object" && value !== null
      ? Object.entries(value)
      : [];
  return entries.flatMap(([key, inner]) => [[...path, key], ...pathsIn(inner, [...path, key])]);
}

/** Replaces every value of a YAML, JSON or TOML file with values of other types, one at a time. */
function retyped(name: string, text: string): Retyped[] {
  if (!/\.(?:ya?ml|json|toml)$/.test(name)) return [];
  const value = parsedValue(name, Buffer.from(text));
  // Variables for pages may have any type.
  const isVariable = ([first, second]: readonly (string | number)[]): boolean =>
    /\bparams\.\w+$/.test(name) || (/^(?:variables|params)$/.test(String(first)) && second !== undefined);
  const own = pathsIn(value).filter(path => !isVariable(path));
  return own.flatMap(path => {
    const last = path.at(-1) as string | number;
    const before = path.slice(0, -1).reduce((inner, key) => Reflect.get(inner as object, key), value);
    return othersThan(Reflect.get(before as object, last)).map(other => {
      const copy = structuredClone(value) as object;
      Reflect.set(
        path.slice(0, -1).reduce((inner, key) => Reflect.get(inner, key), copy),
        last,
        other,
      );
      const written = name.endsWith(".toml")
        ? stringifyToml(copy)
        : name.endsWith(".json")
          ? JSON.stringify(copy, null, 2)
          : stringify(copy);
      return {name, text: written, path: path.join(".")};
    });
  });
}

it.each(Object.entries(SETTINGS_PROJECTS).filter(([tool]) => tool !== "ours"))(
  "a value of a wrong type in settings of %s is reported with its line, or makes no difference",
  async (_, {settings, pages}) => {
    const root = join(temporaryFolder(), "a/b/project");
    writeFiles(root, {...pages, ...settings});
    const intact = await detectProject(root);
    const silent: string[] = [];
    for (const {name, text, path} of Object.entries(settings).flatMap(([name, text]) =>
      retyped(name, text),
    )) {
      writeFileSync(join(root, name), text);
      const found = await detectProject(root);
      const reported = found?.faults.some(({file, line}) => file === name && (line ?? 0) > 0);
      if (!reported && !isDeepStrictEqual(found?.config, intact?.config)) silent.push(`${name}: ${path}`);
      writeFileSync(join(root, name), settings[name] as string);
    }
    expect(silent).toEqual([]);
  },
);

it.each(['{"colors": {"primary": "#112233"}, "navbar": {}', '{"colors": {}, "navigation": 5}'])(
  "a config of Mintlify without its navigation is reported: %s",
  async text => {
    const root = temporaryFolder();
    writeFiles(root, {"docs.json": text, "a.mdx": "# A\n"});
    expect((await detectProject(root))?.faults).toMatchObject([{file: "docs.json"}]);
  },
);

const docsify = (options: string): Record<string, string> => ({
  "docs/index.md": "# A\n",
  "docs/index.html": `<script src="docsify@4"></script>\n<script type="x">\n\nwindow.$docsify = {\n${options}\n}</script>`,
});
const docusaurus = (config: string): Record<string, string> => ({
  "docs/index.md": "# A\n",
  "docusaurus.config.js": `module.exports = {\n\n\n\n${config}\n};`,
});
const preset = (kind: string, option: string): Record<string, string> =>
  docusaurus(`presets: [['classic', {${kind}: {${option}}}]]`);
const plugin = (name: string, option: string): Record<string, string> =>
  docusaurus(`plugins: [['@docusaurus/plugin-${name}', {${option}}]]`);

const PAGES = ["path", "routeBasePath", "include", "exclude"];
const VERSIONS = ["lastVersion", "versions", "onlyIncludeVersions", "disableVersioning"];
const DOCS = [...PAGES, ...VERSIONS, "sidebarPath", "editUrl", "tags", "includeCurrentVersion"];
const BLOG = [...PAGES, "blogTitle", "blogDescription", "postsPerPage", "authorsMapPath", "tagsBasePath"];
const wrong = (name: string): string => `${name}: ${name === "postsPerPage" ? "[5]" : "5"}`;

it.each([
  ...["name", "repo", "alias", "loadSidebar"].map(name => [name, docsify(wrong(name))] as const),
  ["repo", docsify("'repo': [], name: 'a'")] as const,
  ...DOCS.map(name => [`docs.${name}`, preset("docs", wrong(name))] as const),
  ...DOCS.map(name => [name, plugin("content-docs", wrong(name))] as const),
  ...BLOG.map(name => [`blog.${name}`, preset("blog", wrong(name))] as const),
  ...BLOG.map(name => [name, plugin("content-blog", wrong(name))] as const),
  ...PAGES.map(name => [`pages.${name}`, preset("pages", wrong(name))] as const),
  ...["from", "to"].map(
    name => [`redirects.0.${name}`, plugin("client-redirects", `redirects: [{${wrong(name)}}]`)] as const,
  ),
])("the option %s of a wrong type in a script is reported with its line (%#)", async (name, files) => {
  const root = temporaryFolder();
  writeFiles(root, files);
  const found = (await detectProject(root))?.faults ?? [];
  expect(found.map(({code, line, message}) => [code, line, message.split(" ")[0]])).toEqual([
    ["settings-value", 5, `\`${name}\``],
  ]);
});

it("10,000 values of wrong types are reported without searching the file for each", async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    "docs/a.md": "# A\n",
    "mkdocs.yml": `site_name: x\nnav: []\nplugins:\n${"- 5\n".repeat(10_000)}`,
  });
  const found = (await detectProject(root))?.faults ?? [];
  expect(found.at(-1)?.message).toMatch(/9900 more values have a wrong type/);
  expect(found.at(-1)?.line).toBe(104);
});
