import fc from "fast-check";
import {expect, it} from "vitest";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";

const folder = temporaryFolder();

const detect = (config: object, keys: readonly string[]) =>
  detectFiles(folder, {
    "docs/.vitepress/config.js": `export default ${JSON.stringify(config)};\n`,
    "docs/index.md": "# Home\n",
    ...Object.fromEntries(keys.map(key => [`docs/${key}/index.md`, "# Page\n"])),
  });

it("uses the folder of the site's language as default without a root locale", async () => {
  const locales = {en: {label: "English", lang: "en-US", title: "Tool"}, de: {label: "Deutsch", lang: "de"}};
  const found = await detect({locales}, ["en", "de"]);
  expect(found?.config).toMatchObject({
    title: "Tool",
    lang: "en-US",
    locales: [{lang: "en-US"}, {lang: "de"}],
  });
  expect(found?.config.locales).toHaveLength(2);
});

it("reads the languages of versions before 1.0, at any slashes around their paths", () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom("/", "root"), fc.constantFrom("/zh/", "/zh", "zh"), async (root, zh) => {
      const menu = (link: string) => ({sidebar: [{text: "Group", children: [{text: "Page", link}]}]});
      const found = await detect(
        {
          locales: {[root]: {lang: "en-US", title: "Tool"}, [zh]: {lang: "zh-CN"}},
          themeConfig: {locales: {"/": menu("/a"), "/zh/": {label: "Chinese", ...menu("/zh/a")}}},
        },
        ["zh"],
      );
      const sidebar = [{title: "Group", items: [{page: "/a/", title: "Page"}]}];
      expect(found?.config).toMatchObject({
        title: "Tool",
        sidebar,
        locales: [{lang: "en-US"}, {lang: "zh-CN", path: "zh", label: "Chinese", sidebar}],
      });
    }),
    {numRuns: 12},
  ));

it("lists each language once for any settings", () =>
  fc.assert(
    fc.asyncProperty(
      fc.option(fc.constantFrom("en", "en-US", "de", "zh-CN"), {nil: undefined}),
      fc.dictionary(
        fc.constantFrom("root", "en", "de", "zh", "fr"),
        fc.record({lang: fc.constantFrom("en", "en-US", "de", "DE", "zh-CN", "fr")}, {requiredKeys: []}),
      ),
      async (lang, locales) => {
        const keys = Object.keys(locales).filter(key => key !== "root");
        const found = await detect({...(lang === undefined ? {} : {lang}), locales}, keys);
        const tags = (found?.config.locales ?? []).map(locale => locale.lang.toLowerCase());
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags).not.toHaveLength(1);
        if (tags.length > 0) expect(tags[0]).toBe((found?.config.lang ?? "en").toLowerCase());
      },
    ),
    {numRuns: 60},
  ));

it("omits menus and rewrites that only a program can determine", () =>
  fc.assert(
    fc.asyncProperty(fc.subarray(["root", "de", "fr"]), async programs => {
      const themeOf = (key: string): string =>
        programs.includes(key)
          ? "{nav: made(), sidebar: made({a: 1})}"
          : "{sidebar: [{text: 'A', link: '/a'}]}";
      const found = await detectFiles(folder, {
        "docs/.vitepress/config.js": `
          import {made} from "generator";
          export default {
            rewrites: made(),
            locales: {
              root: {lang: "en", themeConfig: ${themeOf("root")}},
              de: {lang: "de", themeConfig: ${themeOf("de")}},
              fr: {lang: "fr", themeConfig: ${themeOf("fr")}},
            },
          };`,
        ...Object.fromEntries(["", "de/", "fr/"].map(path => [`docs/${path}index.md`, "# Home\n"])),
      });
      const sidebar = (key: string) => (programs.includes(key) ? undefined : [{page: "/a/", title: "A"}]);
      expect(found?.config.sidebar).toEqual(sidebar("root"));
      expect(found?.config.locales?.slice(1).map(locale => locale.sidebar)).toEqual([
        sidebar("de"),
        sidebar("fr"),
      ]);
      expect(found?.config.rewrites).toBeUndefined();
      const isForeign = programs.some(key => key !== "root");
      expect(found?.left.filter(note => note.startsWith("locales."))).toHaveLength(isForeign ? 2 : 0);
    }),
    {numRuns: 20},
  ));
