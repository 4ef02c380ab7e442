import type {BlockContent, Data, DefinitionContent, Node, PhrasingContent} from "mdast";

/** Kinds of asides: `T>` tip, `W>` warning, `?>` todo; the others come from bracketed alerts (GFM on GitHub). */
export type AsideKind = "tip" | "warning" | "todo" | "note" | "important" | "caution";

/** A paragraph or quote that stands apart, with its mark taken off. */
export interface Aside extends Node {
  type: "aside";
  kind: AsideKind;
  children: (BlockContent | DefinitionContent)[];
}

/** A component of the allow-list, from MDX or from a self-closing tag in Markdown. */
export interface Component extends Node {
  type: "component";
  name: string;
  /** Evaluated properties: JSON values only. */
  props: Record<string, unknown>;
  inline: boolean;
  children: (BlockContent | PhrasingContent)[];
}

/** Stands where something could not be evaluated; shown to readers as a small notice. */
export interface Placeholder extends Node {
  type: "placeholder";
  text: string;
  inline: boolean;
}

/** What `parse` adds to a fenced code block. */
export interface CodeData extends Data {
  /** File name: from a bold line above the fence, or from `title="…"` of the info string. */
  title?: string;
  /** Marked lines, from 1. */
  marks?: number[];
}

/** What `enhance` adds to a heading. */
export interface HeadingData extends Data {
  id?: string;
}

declare module "mdast" {
  interface RootContentMap {
    aside: Aside;
    component: Component;
    placeholder: Placeholder;
  }
  interface BlockContentMap {
    aside: Aside;
    component: Component;
    placeholder: Placeholder;
  }
  interface PhrasingContentMap {
    component: Component;
    placeholder: Placeholder;
  }
  interface HeadingData {
    id?: string;
  }
  interface CodeData {
    title?: string;
    marks?: number[];
  }
}
