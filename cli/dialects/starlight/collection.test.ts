import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const page = (...links: string[]): string =>
  `---\ntitle: T\n---\n\n${links.map(link => `[x](${link})`).join("\n\n")}\n`;

/** Returns the dead links of a project whose collection is published by routes. */
async function deadLinks(routes: string[], links: string[]): Promise<string[]> {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "astro.config.mjs":
      "export default {site: 'https://e.org', base: '/base', redirects: {'/old': '/about'}};",
    "package.json": '{"name": "site"}',
    ...Object.fromEntries(routes.map(route => [`src/pages/${route}`, "x"])),
    "src/pages/about.astro": "x",
    "src/content/docs/index.md": page(...links),
    "src/content/docs/guide/a.md": page(),
    "src/content/docs/guide/b.md": "---\ntitle: B\nslug: own\n---\n",
  });
  const {diagnostics} = await buildProject(folder);
  return diagnostics.flatMap(({code, severity, message}) =>
    code === "link-page" ? [`${severity} ${/`([^`]+)`/.exec(message)?.[1]}`] : [],
  );
}

it.each([
  [["docs/[...slug].astro"], "/docs"],
  [["[...slug].astro"], ""],
  [["help/docs/[...id].astro", "blog/[...id].astro"], "/help/docs"],
])("publishes a collection below its route: %j", async (routes, prefix) => {
  const links = ["/guide/a", "/guide/a/", "/own/"].map(link => `/base${prefix}${link}`);
  expect(await deadLinks(routes, [...links, "/base/about/", "guide/a.md"])).toEqual([]);
  expect(await deadLinks(routes, [...links, "guide/none.md", `/base${prefix}/no/`])).toContain(
    `error ${prefix}/guide/none/`,
  );
});

it.each([[[]], [["[lang]/[...slug].astro"]], [["a/[...slug].astro", "b/[...slug].astro"]]])(
  "warns of dead links if the URLs are unknown: %j",
  async routes => {
    for (const finding of await deadLinks(routes, ["/base/x/guide/none/", "guide/none.md"]))
      expect(finding).toMatch(/^warning/);
  },
);
