import fc from "fast-check";
import {expect, it} from "vitest";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {isSiteAddress, SITE_PATH} from "#schemas/rules/addresses.ts";

const folder = temporaryFolder();

/** Texts with a meaning in the config of a web server, in links or in files of rules. */
const pieces = fc.constantFrom(
  "a",
  "docs",
  "/",
  "//",
  "..",
  ".",
  " ",
  ";",
  "{",
  "}",
  "$uri",
  "*",
  ":name",
  "'",
  "?",
  "#",
  "\n",
  "é",
  "%20",
  "javascript:",
);
const hostile = fc.array(pieces, {minLength: 1, maxLength: 5}).map(parts => parts.join(""));
const quoted = (text: string): string => JSON.stringify(text);

/** Settings files by tool, for a base and an address. */
const TOOLS: Record<string, (base: string, address: string) => Record<string, string>> = {
  MkDocs: (_, address) => ({"mkdocs.yml": `site_name: A\nsite_url: ${quoted(address)}\n`}),
  Docusaurus: (base, address) => ({
    "docusaurus.config.js": `module.exports = {\n  url: ${quoted(address)},\n  baseUrl: ${quoted(base)},\n};\n`,
  }),
  VitePress: base => ({"docs/.vitepress/config.js": `export default {\n  base: ${quoted(base)},\n};\n`}),
  Hugo: (_, address) => ({
    "hugo.toml": `title = "A"\nbaseURL = ${quoted(address)}\n`,
    "content/a.md": "# A\n",
  }),
  Jekyll: (base, address) => ({
    "_config.yml": `title: A\nbaseurl: ${quoted(base)}\nurl: ${quoted(address)}\n`,
  }),
};

it("a base or address with special characters never becomes a setting, and is reported", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(TOOLS)), hostile, hostile, async (tool, base, path) => {
      const files = TOOLS[tool]?.(`/${base}/`, `https://x.example/${path}`) ?? {};
      const found = await detectFiles(folder, {"docs/a.md": "# A\n", ...files});
      const {config, faults = []} = found ?? {};
      if (config?.base !== undefined) expect(config.base).toMatch(SITE_PATH);
      if (config?.site !== undefined) expect(isSiteAddress(config.site)).toBe(true);
      if (Object.keys(files).some(name => /mkdocs/.test(name)) && config?.site === undefined)
        expect(faults).toMatchObject([{code: "settings-value", severity: "warning"}]);
    }),
    {numRuns: 60},
  );
});

it("an omitted value is reported with its line", async () => {
  const found = await detectFiles(folder, {
    "docs/a.md": "# A\n",
    ...TOOLS.Docusaurus?.("/a b/", "https://x y/"),
  });
  expect(found?.config).not.toHaveProperty("base");
  expect(found?.config).not.toHaveProperty("site");
  expect(found?.faults.map(({line}) => line)).toEqual([2, 3]);
});
