import {readFile} from "node:fs/promises";
import {fileURLToPath} from "node:url";
import type {Nodes} from "mdast";
import {toString as plainText} from "mdast-util-to-string";
import {visit} from "unist-util-visit";
import {z} from "zod";
import {markdown, withoutFrontMatter} from "../extract/markdown.ts";
import type {Page, Problem, Report} from "../types.ts";

const LIST = fileURLToPath(new URL("./list.json", import.meta.url));
const schema = z.array(z.strictObject({phrase: z.string(), next: z.string().optional(), hint: z.string()}));

/** Pattern of a phrase to avoid, and what to write instead. */
export type Phrase = {pattern: RegExp; hint: string};

/** Reads the list of phrases. `next` contains words one of which must follow. */
export async function readPhrases(): Promise<Phrase[]> {
  return schema.parse(JSON.parse(await readFile(LIST, "utf8"))).map(({phrase, next, hint}) => {
    const end = next === undefined ? "" : `\\s+(?:${next})`;
    return {pattern: new RegExp(`(?<![\\w"“-])(?:${phrase})${end}(?![\\w-])`, "gi"), hint};
  });
}

/** Nodes whose words are mentioned rather than used. */
const SPOKEN_OF: ReadonlySet<string> = new Set(["inlineCode", "emphasis"]);

type Prose = {text: string; line: number};

/** Returns the prose of a page: headings, paragraphs and cells without code. */
function proseOf({text}: Page): Prose[] {
  const prose: Prose[] = [];
  visit(markdown.parse(withoutFrontMatter(text)), node => {
    if (node.type !== "paragraph" && node.type !== "heading" && node.type !== "tableCell") return;
    const words = node.children.map((child: Nodes) => (SPOKEN_OF.has(child.type) ? "`" : plainText(child)));
    prose.push({text: words.join(""), line: node.position?.start.line ?? 1});
  });
  const description = /^description:.*$/m.exec(text.split(/^---$/m)[1] ?? "")?.[0];
  return description === undefined ? prose : [{text: description, line: 3}, ...prose];
}

/** Finds the phrases in the prose of a page. */
export function findPhrases(page: Page, phrases: ReadonlyArray<Phrase>): Problem[] {
  return proseOf(page).flatMap(({text, line}) =>
    phrases.flatMap(({pattern, hint}) =>
      [...text.matchAll(pattern)].map(match => {
        const at = line + text.slice(0, match.index).split("\n").length - 1;
        return {path: page.path, line: at, message: `"${match[0]}": ${hint}`};
      }),
    ),
  );
}

/** Reports sentences about the page itself, and words that the style guide discourages. */
export async function checkPhrases(pages: ReadonlyArray<Page>): Promise<Report> {
  const phrases = await readPhrases();
  const problems = pages.flatMap(page => findPhrases(page, phrases));
  return {problems, counts: [`${phrases.length} kinds of phrases looked for`]};
}
