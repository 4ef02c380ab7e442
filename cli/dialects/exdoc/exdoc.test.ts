import {expect, it} from "vitest";
import {checkFolder} from "#fixtures/support/check-project.ts";
import {detectFiles} from "#fixtures/support/detect-files.ts";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const folder = temporaryFolder();
const around: Surroundings = {dialect: "exdoc", file: "a/page.md", pages: ["a/page.md", "b/contexts.md"]};

const MIX = `defmodule Acme.MixProject do
  @url "https://github.com/a/b"
  def project do
    [
      app: :acme,
      name: "Acme",
      source_url: @url,
      docs: [extras: extras(), groups_for_extras: groups_for_extras()]
    ]
  end

  defp extras do
    ["guides/b/two.md", "guides/one.md", {"guides/sheets/x.cheatmd", [title: "X"]}, "guides/last.md", "CHANGELOG.md", "guides/none.md"]
  end

  defp groups_for_extras do
    [
      Core: ~r/guides\\/[^\\/]+\\.md/,
      "How-to's": ~r{guides/b/.?},
      Odd: ~r/(a+)+$/
    ]
  end
end
`;

it("reads title, repository, order and groups of the pages from mix.exs", async () => {
  const found = await detectFiles(folder, {
    "mix.exs": MIX,
    "CHANGELOG.md": "# Changes\n",
    "guides/one.md": "# One\n",
    "guides/last.md": "# Last\n",
    "guides/b/two.md": "# Two\n",
    "guides/sheets/x.cheatmd": "# X\n",
  });
  expect(found?.dialect).toBe("exdoc");
  expect(found?.left[0]).toBe("1 page outside of the folder `guides`");
  expect(found?.config).toMatchObject({
    content: "guides",
    title: "Acme",
    repository: {owner: "a", name: "b"},
    sidebar: [
      "/sheets/x/",
      {title: "Core", items: ["/one/", "/last/"]},
      {title: "How-to's", items: ["/b/two/"]},
    ],
  });
});

it.each(["project without pages", 'docs: [extras: ["README.md"]]'])(
  "leaves other projects alone: %s",
  async text => {
    const own = temporaryFolder();
    const found = await detectFiles(own, {"mix.exs": text, "README.md": "# A\n", "docs/a.md": "# A\n"});
    expect(found?.dialect).not.toBe("exdoc");
  },
);

it("resolves links by file name, and shows names of code as text", () => {
  const page = renderText(
    "[c](contexts.html#x) [d](contexts.md) [`e/2`](`Acme.e/2`) [f][`g/1`] [h](Mix.Tasks.Acme.html) [i](Acme.epub)\n\n[`g/1`]: `Acme.g/1`\n",
    around,
  );
  expect(page.body.html).toContain('<a href="/b/contexts/#x">c</a> <a href="/b/contexts/">d</a>');
  const shown = page.body.html.replaceAll(/<[^>]*>/g, "");
  expect(shown.trim()).toBe("c d e/2 f h i");
  expect(page.body.html.match(/<a /g)).toHaveLength(2);
});

it("reports links to pages that no folder has", async () => {
  const own = temporaryFolder();
  writeFiles(own, {
    "mix.exs": MIX,
    "guides/one.md": "# One\n\n[a](two.md) [b](nowhere.md)\n",
    "guides/b/two.md": "# Two\n\n![i](assets/a.png)\n",
    "guides/assets/a.png": "",
  });
  const {diagnostics} = await checkFolder(own);
  const errors = diagnostics.filter(({severity}) => severity === "error").map(({message}) => message);
  expect(errors).toEqual([expect.stringContaining("nowhere")]);
});

it.each(["warning", "error", "info", "tip", "neutral"])(
  "shows a quoted heading with the class %s as an aside",
  name => {
    const page = renderText(`> #### Mind *it* {: .${name}}\n>\n> Some **text**.\n`, around);
    expect(codesOf(page)).toEqual([]);
    expect(page.body.html).toContain("aside__label");
    const shown = page.body.html.replaceAll(/<[^>]*>/g, "");
    expect(shown).toContain("Mind it");
    expect(shown).toContain("Some text.");
    for (const output of [shown, page.body.text, page.body.markdown]) expect(output).not.toContain("{:");
  },
);
