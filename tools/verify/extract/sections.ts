import type {Heading, Nodes, RootContent} from "mdast";
import {toString as plainText} from "mdast-util-to-string";
import {visit} from "unist-util-visit";
import type {Page} from "../types.ts";
import {markdown, withoutFrontMatter} from "./markdown.ts";

/** Heading with its content, up to the next heading of any level. */
export type Section = {
  path: string;
  line: number;
  /** Level of the heading. 0 is the page itself, whose title comes from the front matter. */
  depth: number;
  title: string;
  /** Texts of inline code, including the heading. */
  code: string[];
  /** Texts of fenced code blocks. */
  fences: string[];
};

const TITLE = /^title:\s*["']?(.*?)["']?\s*$/m;
const withoutId = (title: string): string => title.replace(/\s*\{#[\w-]+\}\s*$/, "").trim();

function addCode(section: Section, node: Nodes): void {
  visit(node, child => {
    if (child.type === "inlineCode") section.code.push(child.value);
    if (child.type === "code") section.fences.push(child.value);
    if (child.type === "html")
      section.code.push(...[...child.value.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code = ""]) => code));
  });
}

function openSection(path: string, heading: Heading): Section {
  const title = withoutId(plainText(heading));
  return {path, line: heading.position?.start.line ?? 1, depth: heading.depth, title, code: [], fences: []};
}

/** Splits a page at its headings. The first section is the page itself. */
export function sectionsOf({path, text}: Page): Section[] {
  const title = TITLE.exec(text.split(/^---$/m)[1] ?? "")?.[1] ?? "";
  const sections: Section[] = [{path, line: 1, depth: 0, title, code: [], fences: []}];
  for (const node of markdown.parse(withoutFrontMatter(text)).children as RootContent[]) {
    if (node.type === "heading") sections.push(openSection(path, node));
    addCode(sections.at(-1) as Section, node);
  }
  return sections;
}

/** Returns the section at `index` and its subsections. */
export function subtree(sections: ReadonlyArray<Section>, index: number): Section[] {
  const depth = sections[index]?.depth ?? 0;
  const end = sections.findIndex(
    (section, at) => at > index && (section.depth <= depth || section.path !== sections[index]?.path),
  );
  return sections.slice(index, end < 0 ? undefined : end);
}
