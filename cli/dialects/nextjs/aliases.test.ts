import {expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

it.each(["components", "site/components", "site/content/components"])(
  "finds partials of the alias in %s",
  async folder => {
    const root = temporaryFolder();
    writeFiles(root, {
      "docs-index.config.json": JSON.stringify({content: "site/content/docs", dialect: "nextjs"}),
      "site/content/docs/index.mdx": 'import Part from "@components/part.mdx"\n\n# A\n\n<Part />\n',
      [`${folder}/part.mdx`]: "## Steps\n",
    });
    const {diagnostics} = await buildProject(root);
    expect(diagnostics.map(({code}) => code)).toEqual([]);
  },
);
