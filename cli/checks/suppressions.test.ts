import {describe, expect, it} from "vitest";
import {checkProject} from "#fixtures/support/check-project.ts";

const DOCS = {
  "docs-index.config.json": '{"dates": "none"}',
  "content/index.md": "---\ntitle: Home\n---\n",
};

async function found(text: string, file = "guides/a.md", ...flags: string[]): Promise<string[]> {
  const files = {...DOCS, [`content/${file}`]: text};
  return (await checkProject(files, ...flags)).diagnostics.map(({code, line}) => `${code}:${line}`);
}

const page = (body: string, head = "title: A\n"): string => `---\n${head}---\n${body}`;
const NEXT = "<!-- docs-index-disable-next-line link-page -- on purpose -->";

describe("comments that suppress rules", () => {
  it.each([
    ["the next line", page(`${NEXT}\n[a](/x/)\n`)],
    ["the next line that is not empty", page(`${NEXT}\n\n\n[a](/x/)\n`)],
    ["a table as a whole", page(`${NEXT}\n\n| A |\n| --- |\n| b |\n| [a](/x/) |\n`)],
    ["its own line", page("[a](/x/) <!-- docs-index-disable-line link-page -- on purpose -->\n")],
    [
      "the file, from anywhere",
      page("[a](/x/)\n\n[b](/y/)\n\n<!-- docs-index-disable-file link-page -- on purpose -->\n"),
    ],
    [
      "front matter",
      page(
        "Text.\n",
        "title: A\n# docs-index-disable-next-line front-matter-unknown -- on purpose\nkey: 1\n",
      ),
    ],
    [
      "several rules",
      page("<!-- docs-index-disable-next-line link-page, link-text -- on purpose -->\n[here](/x/)\n"),
    ],
  ])("%s", async (_, text) => expect(await found(text)).toEqual([]));

  it.each([
    ["a comment of JSX", page("{/* docs-index-disable-next-line link-page -- on purpose */}\n\n[a](/x/)\n")],
    ["a comment of HTML", page(`${NEXT}\n\n[a](/x/)\n`)],
  ])("in MDX: %s", async (_, text) => expect(await found(text, "guides/a.mdx")).toEqual([]));

  it("have no effect elsewhere", async () =>
    expect(await found(page(`${NEXT}\n[a](/x/)\n\n[b](/y/)\n`))).toEqual(["link-page:7"]));

  it("are text inside code", async () =>
    expect(await found(page(`\`\`\`html\n${NEXT}\n\`\`\`\n\n\`${NEXT}\`\n`))).toEqual([]));

  it("are reported if they suppress nothing", async () =>
    expect(await found(page(`${NEXT}\nText.\n`))).toEqual(["suppression-unused:4"]));

  it("are not reported as unused if their rule did not run", async () => {
    const text = page("<!-- docs-index-disable-next-line link-bare, web-link -- on purpose -->\nText.\n");
    expect(await found(text)).toEqual([]);
  });

  it.each([
    ["no reason", "<!-- docs-index-disable-next-line link-page -->"],
    ["an unknown rule", "<!-- docs-index-disable-next-line link-pgae -- why -->"],
    ["no rule", "<!-- docs-index-disable-next-line -- why -->"],
    ["an unknown kind", "<!-- docs-index-disable link-page -- why -->"],
  ])("with %s are reported and have no effect", async (_, comment) =>
    expect(await found(page(`${comment}\n[a](/x/)\n`))).toEqual(["suppression-malformed:4", "link-page:5"]),
  );
});
