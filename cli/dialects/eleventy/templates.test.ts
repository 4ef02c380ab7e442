import fc from "fast-check";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {renderText} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const CONFIG = {".eleventy.js": "module.exports = () => ({dir: {output: 'dist'}})"};

/** Returns the dead links of a page beside other files. */
async function deadLinks(links: string[], files: Record<string, string>): Promise<string[]> {
  const folder = temporaryFolder();
  writeFiles(folder, {
    ...CONFIG,
    ...files,
    "index.md": `---\ntitle: H\n---\n\n${links.map(link => `[x](${link})`).join("\n\n")}\n`,
  });
  const {diagnostics} = await buildProject(folder);
  return diagnostics.flatMap(({code, severity, message}) =>
    code === "link-page" ? [`${severity} ${/`([^`]+)`/.exec(message)?.[1]}`] : [],
  );
}

it("allows links to pages in template languages", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom("njk", "liquid", "html", "hbs", "ejs", "pug", "webc", "11ty.js"),
      fc.constantFrom("", "guide/", "guide/deep/"),
      async (ending, below) => {
        const isCode = ending === "11ty.js";
        const written = isCode
          ? `module.exports = {data: {permalink: \`/made/\${x}/\`}};`
          : "---\npermalink: /made/{{ slug }}/\n---\n";
        const files = {
          [`${below}team.${ending}`]: "x",
          [`${below}list/index.${ending}`]: "x",
          [`${below}made.${ending}`]: written,
          [`_includes/layout.${ending}`]: "x",
          [`dist/none.${ending}`]: "x",
        };
        const links = [`/${below}team/`, `/${below}list/`, "/made/a/"];
        const dead = [`/${below}team/none/`, `/${below}list/none/`, "/layout/", "/none/"];
        expect((await deadLinks([...links, ...dead], files)).sort()).toEqual(
          dead.map(link => `error ${link}`).sort(),
        );
      },
    ),
    {numRuns: 10},
  ));

it("warns of dead links if a page may have any URL", async () => {
  expect(await deadLinks(["/none/"], {"a.njk": '---\npermalink: "/{{ slug }}/"\n---\n'})).toEqual([
    "warning /none/",
  ]);
});

it.each([
  ["meta:\n  title: Badge\n  description: Shows a count.", "Badge", "Shows a count."],
  ["title: Own\nmeta:\n  title: Badge", "Own", undefined],
])("takes title and description from %j", (matter, title, description) => {
  const {facts} = renderText(`---\n${matter}\n---\n\nText\n`, {dialect: "eleventy"});
  expect(facts.title).toBe(title);
  if (description !== undefined) expect(facts.description).toBe(description);
});
