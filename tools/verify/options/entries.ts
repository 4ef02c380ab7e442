import type {Heading, Paragraph, RootContent} from "mdast";
import {toString as plainText} from "mdast-util-to-string";
import {markdown, withoutFrontMatter} from "../extract/markdown.ts";

/** Option as described by a reference page. */
export type Entry = {
  name: string;
  /** Line of the heading. */
  line: number;
  /**
   * Code spans of the line below the heading that contains types and default; empty if there is no such line.
   */
  spans: string[];
  /** Plain text of the section up to the next heading, and of the introductions of its parent sections. */
  text: string;
  /** Headings that follow within the parent section. */
  below: string;
};

type Section = {heading: Heading; nodes: RootContent[]};

const NAME = /^[A-Za-z][\w$]*(?:\.[\w$]+)*$/;

function nameOf({children}: Heading): string | undefined {
  const [only, second] = children;
  return only?.type === "inlineCode" && !second && NAME.test(only.value) ? only.value : undefined;
}

/** Returns the spans of a paragraph that consists only of code, whitespace and badges. */
function spansOf(paragraph: Paragraph): string[] {
  const other = paragraph.children.some(
    child =>
      child.type !== "inlineCode" &&
      child.type !== "html" &&
      !(child.type === "text" && /^\W*$/.test(child.value)),
  );
  return other ? [] : paragraph.children.flatMap(child => (child.type === "inlineCode" ? [child.value] : []));
}

function sectionsOf(nodes: ReadonlyArray<RootContent>): Section[] {
  const sections: Section[] = [];
  for (const node of nodes) {
    if (node.type === "heading") sections.push({heading: node, nodes: []});
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
}

const textOf = ({heading, nodes}: Section): string =>
  [heading, ...nodes].map(node => plainText(node)).join("\n");

/** Returns the parent sections of the one at `index`, innermost first. */
function around(sections: ReadonlyArray<Section>, index: number): Section[] {
  const outer: Section[] = [];
  let level = sections[index]?.heading.depth ?? 1;
  for (const section of sections.slice(0, index).reverse()) {
    if (section.heading.depth >= level) continue;
    level = section.heading.depth;
    outer.push(section);
  }
  return outer;
}

/** Returns the headings after the one at `index`, up to the end of its parent section. */
function headingsBelow(sections: ReadonlyArray<Section>, index: number): string {
  const level = (sections[index]?.heading.depth ?? 1) - 1;
  const rest = sections.slice(index + 1);
  const end = rest.findIndex(({heading}) => heading.depth <= level);
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map(({heading}) => plainText(heading))
    .join("\n");
}

/** Finds the option entries of a reference page: headings that consist of an option name in code. */
export function readEntries(page: string): Entry[] {
  const sections = sectionsOf(markdown.parse(withoutFrontMatter(page)).children);
  return sections.flatMap((section, index) => {
    const name = nameOf(section.heading);
    if (name === undefined) return [];
    const first = section.nodes[0];
    const spans = first?.type === "paragraph" ? spansOf(first) : [];
    const line = section.heading.position?.start.line ?? 1;
    const text = [section, ...around(sections, index)].map(textOf).join("\n");
    return [{name, line, spans, text, below: headingsBelow(sections, index)}];
  });
}
