import type {BlockContent, DefinitionContent, Node, PhrasingContent, RootContent} from "mdast";

/** Kinds of asides: `T>` tip, `W>` warning, `?>` todo; the others come from bracketed alerts (GFM on GitHub). */
export type AsideKind = "tip" | "warning" | "todo" | "note" | "important" | "caution";

/** A paragraph or quote that stands apart, with its mark taken off. */
export interface Aside extends Node {
  type: "aside";
  kind: AsideKind;
  /** Title in place of the word for its kind; empty: none is shown. */
  title?: PhrasingContent[];
  /** The same as written. */
  titleText?: string;
  children: (BlockContent | DefinitionContent)[];
}

/** A component of the allow-list, from MDX or from a tag in Markdown. */
export interface Component extends Node {
  type: "component";
  name: string;
  /** Evaluated properties: JSON values only. */
  props: Record<string, unknown>;
  inline: boolean;
  /** Whether the site brings it to life. */
  island: boolean;
  /** Text between its tags that a property took over; tools make heading ids of it. */
  written?: string;
  children: (BlockContent | PhrasingContent)[];
}

/** Stands where something could not be evaluated; shown to readers as a small notice. */
export interface Placeholder extends Node {
  type: "placeholder";
  text: string;
  inline: boolean;
}

/** An HTML element written as JSX. It passes the same sanitizer as raw HTML. */
export interface HtmlElement extends Node {
  type: "htmlElement";
  tagName: string;
  /** Attributes as written (`className`, `href`); values evaluated. */
  attributes: Record<string, unknown>;
  inline: boolean;
  children: RootContent[];
}

/** Content of an imported Markdown file; positions below it are those of that file. */
export interface Part extends Node {
  type: "part";
  /** POSIX path relative to the project root. */
  path: string;
  /** Text of that file, which the offsets below count in. */
  text: string;
  /** Offsets of comments, tags and expressions that nothing in the tree stands for. */
  removed: [number, number][];
  children: RootContent[];
}

/** A formula in TeX. */
export interface Formula extends Node {
  type: "formula";
  value: string;
  /** Whether it is in a line of its own. */
  display: boolean;
}

declare module "mdast" {
  interface RootContentMap {
    formula: Formula;
    aside: Aside;
    component: Component;
    placeholder: Placeholder;
    htmlElement: HtmlElement;
    part: Part;
  }
  interface BlockContentMap {
    aside: Aside;
    component: Component;
    placeholder: Placeholder;
    htmlElement: HtmlElement;
    part: Part;
  }
  interface PhrasingContentMap {
    formula: Formula;
    component: Component;
    placeholder: Placeholder;
    htmlElement: HtmlElement;
    part: Part;
  }
  interface Data {
    /** True for a node that a dialect made: the source at its position is not its text. */
    generated?: boolean;
  }
  interface RootData {
    /** Text of the page, which the offsets of the tree count in. */
    text?: string;
    /** Offsets of comments, tags and expressions that nothing in the tree stands for. */
    removed?: [number, number][];
  }
  interface HeadingData {
    /** Written by hand (`{#id}`), set by `parse`; else the slug, set by `enhance`. */
    id?: string;
    /** What an HTML or JSX tag gave it; left out where it is written in Markdown. */
    html?: {align?: string};
  }
  interface TextData {
    /** True for the value of an expression; the source holds the expression. */
    evaluated?: boolean;
    /** True for an emoji that was written by its name; ids are made without it. */
    emoji?: boolean;
  }
  interface HtmlData {
    /** From the template of a component: it is not in the source. */
    template?: boolean;
  }
  /** What `parse` adds to a fenced code block. */
  interface CodeData {
    /** File name: from a bold line above the fence, or from `title="…"` of the info string. */
    title?: string;
    /** Marked lines, from 1. */
    marks?: number[];
    /** Lines shown as added and as removed, from 1. */
    added?: number[];
    removed?: number[];
    /** Whether its lines differ from those of the source. */
    rewritten?: boolean;
  }
}
