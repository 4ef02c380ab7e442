import type {ElementContent, Node, Properties, RootContent} from "hast";

/** An element made by the tool, not from content: it is neither parsed as HTML nor sanitized. Its children are. */
export interface Own extends Node {
  type: "own";
  tagName: string;
  properties: Properties;
  children: ElementContent[];
}

/** Finished markup of the tool. */
export interface Trusted extends Node {
  type: "trusted";
  value: string;
}

/** Content of an imported file, so that places and relative links below it are known to be that file's. */
export interface FilePart extends Node {
  type: "part";
  path: string;
  children: RootContent[];
}

declare module "hast" {
  interface RootContentMap {
    own: Own;
    trusted: Trusted;
    part: FilePart;
  }
  interface ElementContentMap {
    own: Own;
    trusted: Trusted;
    part: FilePart;
  }
}
