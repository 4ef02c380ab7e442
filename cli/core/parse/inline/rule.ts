import type {PhrasingContent, Text} from "mdast";
import type {FileScope} from "../file-scope.ts";

/** A spelling within text: where it stands, and what it becomes; null: it is text after all. */
export interface InlineRule {
  /** A text that holds it has this in it: a cheap look first. */
  sign: string;
  pattern: RegExp;
  make(match: RegExpExecArray, node: Text, scope: FileScope): PhrasingContent[] | null;
}
