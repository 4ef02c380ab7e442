import {readFileSync} from "node:fs";
import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it.each([
  ["<img src={useBaseUrl('/img/a.svg')} alt=\"A\" />", "/img/a.svg"],
  ["<img src={useBaseUrl('img/a.svg')} alt=\"A\" />", "/img/a.svg"],
  ["<img src={require('./b.svg').default} alt=\"A\" />", "/b.svg"],
  ["<img src={require('@site/art/c.svg').default} alt=\"A\" />", "/_files/art/c.svg"],
  ['import picture from "/img/a.svg";\n\n<img src={picture} alt="A" />', "/_files/static/img/a.svg"],
  ['import Picture from "./b.svg";\n\n<Picture title="A" className="c" />', "/b.svg"],
  ['<ThemedImage alt="A" sources={{light: useBaseUrl("/img/a.svg"), dark: "/b.svg"}} />', "/img/a.svg"],
])("shows the picture of %s", async (body, url) => {
  const root = temporaryFolder();
  writeFiles(root, {
    "docusaurus.config.js":
      'export default {title: "T", presets: [["classic", {docs: {routeBasePath: "/"}}]]};',
    "docs/index.mdx": `# T\n\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n\n${body}\n`,
    "docs/b.svg": SVG,
    "static/img/a.svg": SVG,
    "art/c.svg": SVG,
  });
  const {diagnostics} = await buildProject(root);
  expect(diagnostics).toEqual([]);
  expect(readFileSync(`${root}/artifacts/index.md`, "utf8")).toContain(`![A](${url})`);
});

it.each([
  "useBaseUrl(x)",
  "useBaseUrl()",
  "useBaseUrl(...['/a.svg'])",
  "fetch('/a.svg')",
  "useBaseUrl.constructor('x')",
])("does not run other calls: %s", async call => {
  const root = temporaryFolder();
  writeFiles(root, {
    "docusaurus.config.js":
      'export default {title: "T", presets: [["classic", {docs: {routeBasePath: "/"}}]]};',
    "docs/index.mdx": `# T\n\n<img src={${call}} alt="A" />\n`,
  });
  const {diagnostics} = await buildProject(root);
  expect(diagnostics.map(({code}) => code)).toEqual(["mdx-expression"]);
});
