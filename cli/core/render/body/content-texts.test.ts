import {readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {buildProject} from "#fixtures/support/build-project.ts";
import {renderText} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import type {PageDocument} from "#schemas/page-document.ts";
import {placeholdersIn} from "#schemas/rules/fill-text.ts";
import {CONTENT_LANGUAGES, contentTexts, englishContent} from "#schemas/settings/content-texts.ts";
import {languages} from "#site/messages/languages.ts";

/** Page in which the CLI writes every text, whose own text is in no language. */
const PAGE = [
  ...["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"].map(kind => `> [!${kind}]\n> 1`),
  ...["note", "info", "danger", "hint", "success", "error", "details"].map(kind => `:::${kind}\n1\n:::`),
  ":::code-group\n```\n1\n```\n:::",
  "- [x] 1\n- [ ] 2",
  "1[^1]\n\n[^1]: 2",
  "## 1",
  "<details>\n\n1\n\n</details>\n\n<Details>\n\n1\n\n</Details>",
  "| 1 |\n| - |\n| 2 |",
].join("\n\n");

const words = (html: string): string[] => [
  ...[...html.matchAll(/(?:aria-label|data-title)="([^"]*)"/g)].map(([, label = ""]) => label),
  ...[...html.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text),
];

describe("texts that the CLI writes into pages", () => {
  it("exist in all languages of the interface, with the same placeholders", () => {
    expect(CONTENT_LANGUAGES.toSorted()).toEqual(languages.toSorted());
    for (const lang of CONTENT_LANGUAGES)
      for (const [key, text] of Object.entries(contentTexts(lang)))
        expect(placeholdersIn(text), `${lang} ${key}`).toEqual(
          placeholdersIn(englishContent[key as keyof typeof englishContent]),
        );
  });

  it.each(["de", "de-AT", "fr", "es", "ja", "zh-Hant", "pl"])("are in the language of the page: %s", lang => {
    const texts = contentTexts(lang);
    const own = new Set(Object.values(texts).map(text => text.replace(/\{\w+\}/, "1")));
    for (const file of ["a.md", "a.mdx"]) {
      const text = file === "a.md" ? PAGE : PAGE.replace("<details>\n\n1\n\n</details>\n\n", "");
      const found = words(renderText(text, {lang, file}).body.html).filter(word => /\p{L}/u.test(word));
      expect(found.length).toBeGreaterThan(20);
      for (const word of found) expect([...own], word).toContain(word.trim());
    }
  });

  it("follow `messages`, also for pages that replace missing translations", async () => {
    const root = temporaryFolder();
    writeFiles(root, {
      "docs-index.config.json": JSON.stringify({
        content: "docs",
        dates: "none",
        locales: [{lang: "en"}, {lang: "de", messages: {"content.note": "Merke"}}],
      }),
      "docs/a.md": "# A\n\n> [!NOTE]\n> 1\n\n> [!TIP]\n> 1\n",
      "docs/b.md": "# B\n\n> [!NOTE]\n> 1\n",
      "docs/de/a.md": "# A\n\n> [!NOTE]\n> 1\n\n> [!TIP]\n> 1\n",
    });
    await buildProject(root);
    const labels = (path: string): string[] => {
      const text = readFileSync(join(root, "artifacts", path, "index.json"), "utf8");
      return [...(JSON.parse(text) as PageDocument).html.matchAll(/aside__label">([^<]*)/g)].map(
        ([, label = ""]) => label,
      );
    };
    expect(labels("data/pages/a")).toEqual(["Note", "Tip"]);
    expect(labels("de/data/pages/a")).toEqual(["Merke", "Tipp"]);
    expect(labels("de/data/pages/b")).toEqual(["Note"]);
    expect(readFileSync(join(root, "artifacts/de/a.md"), "utf8")).toContain("**Merke");
  });
});
