import type {Heading, Paragraph, RootContent} from "mdast";
import {toString as plainText} from "mdast-util-to-string";
import {markdown, withoutFrontMatter} from "../extract/markdown.ts";

/** An option as a reference page describes it. */
export type Entry = {
  name: string;
  /** Line of the heading. */
  line: number;
  /** The code spans of the line below the heading that state types and default; empty when there is no such line. */
  spans: string[];
  /** Plain text of the section up to the next heading, and of the openings of the sections around it. */
  text: string;
  /** The headings that follow within the section around the entry. */
  below: string;
};

type Section = {heading: Heading; nodes: RootContent[]};

const NAME = /^[A-Za-z][\w$]*(?:\.[\w$]+)*$/;

function nameOf({children}: Heading): string | undefined {
  const [only, second] = children;
  return only?.type === "inlineCode" && !second && NAME.test(only.value) ? only.value : undefined;
}

/** The spans of a paragraph that consists of code, space and badges alone. */
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

/** The sections around the one at `index`: the nearest above with a smaller level, and so on. */
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

/** The headings after the one at `index`, up to the end of the section around it. */
function headingsBelow(sections: ReadonlyArray<Section>, index: number): string {
  const level = (sections[index]?.heading.depth ?? 1) - 1;
  const rest = sections.slice(index + 1);
  const end = rest.findIndex(({heading}) => heading.depth <= level);
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map(({heading}) => plainText(heading))
    .join("\n");
}

/** Finds the option entries of a reference page: headings that are one option name in code. */
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
