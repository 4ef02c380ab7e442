import {describe, expect, it} from "vitest";
import {producedText, testInput} from "#fixtures/support/plan-input.ts";
import {planDocuments} from "./plan.ts";

const PAGES = [
  {url: "/", title: "Home", description: "All", markdown: "Welcome"},
  {url: "/guides/a b/", title: "A\n[x]", description: "About  a", markdown: "\n## One\n\ntext\n\n"},
  {url: "/license/", index: false, title: "License"},
];
const text = (path: string, site?: string): string =>
  producedText(planDocuments(testInput(PAGES, {config: {...(site ? {site} : {}), title: "Docs"}})), path);

describe("Markdown copies", () => {
  it("start with title, description and URL, followed by the body", () => {
    expect(text("guides/a b.md", "https://x.org")).toBe(
      "# A [x]\n\n> About a\n\nSource: https://x.org/guides/a%20b/\n\n## One\n\ntext\n",
    );
    expect(text("license.md")).toBe("# License\n\nSource: /license/\n");
    expect(text("index.md")).toContain("Welcome");
  });
});

describe("llms.txt", () => {
  it("follows the convention: title, summary, links by section, plain pages as optional", () => {
    expect(text("llms.txt", "https://x.org")).toBe(
      `# Docs

> All

- [Home](https://x.org/index.md): All

## Guides

- [A \\[x\\]](https://x.org/guides/a%20b.md): About a

## Optional

- [License](https://x.org/license.md)
`,
    );
  });
});

describe("llms-full.txt", () => {
  it("joins all copies in reading order", () => {
    expect(text("llms-full.txt")).toBe(
      `${text("index.md")}\n---\n\n${text("guides/a b.md")}\n---\n\n${text("license.md")}`,
    );
  });
});
