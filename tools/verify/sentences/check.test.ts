import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {extractPage} from "../extract/page.ts";
import {byOption} from "./check.ts";
import {contradictingFacts, factsOf, versionFacts} from "./facts.ts";
import {optionFinder} from "./options.ts";
import {proofOf} from "./proof.ts";
import {sentencesOf} from "./sentences.ts";

const OPTIONS = [
  "output.clean",
  "output.assetModuleFilename",
  "optimization.moduleIds",
  "devServer.port",
  "stats.cached",
];
const page = (path: string, body: string) => extractPage(path, `---\ntitle: T\n---\n\n${body}\n`);
const finderOf = (...pages: ReturnType<typeof page>[]) => optionFinder(pages, OPTIONS);

describe("sentencesOf", () => {
  it("keeps code and its periods within one sentence, with the correct lines", () => {
    const text =
      "## `output.clean`\n\nIt removes `a.js. B` first.\nThen it writes e.g. `b.js`. And stays.\n\n**a.js**\n";
    expect(sentencesOf(page("a.md", text)).map(({line, text: shown}) => `${line} ${shown}`)).toEqual([
      "7 It removes `a.js. B` first.",
      "8 Then it writes e.g. `b.js`.",
      "8 And stays.",
    ]);
  });

  it("loses no word of a paragraph", () => {
    const words = fc.array(fc.constantFrom("one", "two.", "Three", "`a.b`", "four?", "Five!"), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, given => {
        const text = given.join(" ");
        const sentences = sentencesOf(page("a.md", `Word ${text}`));
        expect(
          sentences
            .map(({text: shown}) => shown)
            .join(" ")
            .replace(/`a\.b`/g, ""),
        ).toContain(
          text
            .replace(/(?:(?:^| )`a\.b`)+$/, "")
            .replace(/`a\.b`/g, "")
            .trim()
            .split("`")[0],
        );
      }),
    );
  });

  it("reads table rows, with the cell of the default", () => {
    const [row] = sentencesOf(page("a.md", "| Option | Default |\n| --- | --- |\n| `clean` | `false` |"));
    expect(row).toMatchObject({text: "clean | false", code: ["clean"], fallback: "false"});
  });
});

describe("optionFinder", () => {
  const reference = page("configuration/output.md", "## `output.clean`\n\nRemoves old files.");
  const other = page(
    "guides/a.md",
    "## Ids\n\nSet [the option](/configuration/output/#outputclean).\n\nUse `moduleIds: 'size'`, `port` and `cached`.",
  );
  const find = finderOf(reference, other);

  it("finds an option by its section, its link, or a unique name", () => {
    const about = [...sentencesOf(reference), ...sentencesOf(other)].map(find);
    expect(about).toEqual([["output.clean"], ["output.clean"], ["optimization.moduleIds"]]);
  });

  it("groups sentences only if several pages mention the option", () => {
    const judged = [...sentencesOf(reference), ...sentencesOf(other)].map(sentence => ({
      sentence,
      options: find(sentence),
    }));
    expect([...byOption(judged)].map(([option, about]) => [option, about.length])).toEqual([
      ["output.clean", 2],
    ]);
  });
});

describe("contradictingFacts", () => {
  const messages = (...bodies: string[]): string[] => {
    const pages = bodies.map((body, at) => page(`guides/${at}.md`, body));
    const find = finderOf(...pages);
    const facts = pages.flatMap(each => [
      ...sentencesOf(each).flatMap(sentence => factsOf(sentence, find(sentence))),
      ...versionFacts(each, find),
    ]);
    return contradictingFacts(facts).map(({message}) => message);
  };

  it("compares defaults of prose and tables", () => {
    const table = "| Option | Default |\n| --- | --- |\n| `output.clean` | `true` |";
    expect(messages("`output.clean`: the default is `false`.", table)).toEqual([
      "output.clean: the default is true here, and false in guides/0.md:5",
    ]);
    expect(messages("`output.clean`: the default is `true`.", table)).toEqual([]);
  });

  it("compares limits in the same unit", () => {
    expect(messages("`moduleIds` takes up to 8,192 bytes.", "`moduleIds` takes up to 8 KiB.")).toEqual([]);
    expect(messages("`moduleIds` takes up to 8,096 bytes.", "`moduleIds` takes up to 8 KiB.")).toHaveLength(
      1,
    );
  });

  it("compares versions, and ignores conditions", () => {
    const badge = (version: string) => `## \`output.clean\` <Badge text="${version}+" />\n\nText.`;
    expect(messages(badge("5.1"), badge("5.20"))).toHaveLength(1);
    expect(
      messages(
        "`output.clean`: the default is `false`.",
        "When watching, `output.clean` defaults to `true`.",
      ),
    ).toEqual([]);
  });
});

it("distinguishes sections with executed samples, with compared types, and with neither", () => {
  const text =
    "Intro text.\n\n## `output.clean`\n\n`boolean = false`\n\nRemoves files.\n\n## Run\n\nRun it.\n\n<!-- verify: example -->\n<!-- verify: sh ls -->\n\n## Rest\n\nNothing here.";
  const each = page("configuration/output.md", text);
  const proof = proofOf(each);
  expect(sentencesOf(each).map(({text: shown, line}) => `${shown} ${proof(line)}`)).toEqual([
    "Intro text. none",
    "Removes files. compared",
    "Run it. executed",
    "Nothing here. none",
  ]);
});
