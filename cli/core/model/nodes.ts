import type {Node, Nodes, PhrasingContent, RootContent} from "mdast";

/** Anything that contains nodes. */
export interface NodeParent {
  readonly children: readonly Nodes[];
}

/** Kinds of asides: `T>` is a tip, `W>` a warning and `?>` a todo. The others are GitHub alerts (`> [!NOTE]`). */
export type AsideKind = "tip" | "warning" | "todo" | "note" | "important" | "caution";

/** Aside made from a paragraph or blockquote, without its marker. */
export interface Aside extends Node {
  type: "aside";
  kind: AsideKind;
  /** Title shown instead of the kind's name; no title is shown if empty. */
  title?: PhrasingContent[];
  /** Source text of the title. */
  titleText?: string;
  children: RootContent[];
}

/** Component from the allow-list, written in MDX or as a tag in Markdown. */
export interface Component extends Node {
  type: "component";
  name: string;
  /** Evaluated properties; JSON values only. */
  props: Record<string, unknown>;
  inline: boolean;
  /** Whether the site hydrates it. */
  island: boolean;
  /** Source text between its tags that became a property; heading ids are made from it. */
  written?: string;
  children: RootContent[];
}

/** Placeholder for something that could not be evaluated, shown to readers as a small notice. */
export interface Placeholder extends Node {
  type: "placeholder";
  text: string;
  inline: boolean;
}

/** HTML element written as JSX. It is sanitized like raw HTML. */
export interface HtmlElement extends Node {
  type: "htmlElement";
  tagName: string;
  /** Attributes with their JSX names (`className`, `href`) and evaluated values. */
  attributes: Record<string, unknown>;
  inline: boolean;
  children: RootContent[];
}

/** Content of an imported Markdown file. Positions of its descendants refer to that file. */
export interface Part extends Node {
  type: "part";
  /** POSIX path relative to the project root. */
  path: string;
  /** Text of the file that the offsets refer to. */
  text: string;
  /** Start and end offsets of comments, tags and expressions that have no node, in order of their starts. */
  removed: [number, number][];
  children: RootContent[];
}

/** TeX formula. */
export interface Formula extends Node {
  type: "formula";
  value: string;
  /** Whether it is displayed as a block. */
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
    /** Whether a dialect created the node, so that the source at its position is not its text. */
    generated?: boolean;
  }
  interface RootData {
    /** Text of the page that the offsets of the tree refer to. */
    text?: string;
    /** Start and end offsets of comments, tags and expressions that have no node, in order of their starts. */
    removed?: [number, number][];
  }
  interface HeadingData {
    /** Hand-written id (`{#id}`), set by `parse`; otherwise the slug, set by `enhance`. */
    id?: string;
    /** Attributes of an HTML or JSX heading; absent for Markdown. */
    html?: {align?: string};
  }
  interface TextData {
    /** Whether this is the value of an expression, which is what the source contains. */
    evaluated?: boolean;
    /** Whether this is an emoji written by its short name, which is excluded from ids. */
    emoji?: boolean;
  }
  interface HtmlData {
    /** Whether the node comes from a component's template and is not in the source. */
    template?: boolean;
  }
  /** Data that `parse` adds to a fenced code block. */
  interface CodeData {
    /** File name from a bold line above the fence or from `title="…"` in the info string. */
    title?: string;
    /** Highlighted lines, counted from 1. */
    marks?: number[];
    /** Lines shown as added, counted from 1. */
    added?: number[];
    removed?: number[];
    /** Whether its lines differ from the source. */
    rewritten?: boolean;
    /** Whether a program of the project renders it, so that its language needs no grammar. */
    custom?: boolean;
  }
}
