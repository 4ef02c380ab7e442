import type {BodyState} from "../state.ts";

/** A stretch of the source and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Source that nodes are cut from. */
export interface Source {
  text: string;
  /** Offsets of comments, tags and expressions that nothing in the tree stands for. */
  removed: readonly [number, number][];
  state: BodyState;
}

/** Notes that a stretch of the source is replaced. */
export type Add = (from: number, to: number, text: string) => void;

/** The source between two offsets with its edits made; of two that overlap, the first counts. */
export function cut(text: string, from: number, to: number, edits: Edit[]): string {
  let out = "";
  let at = from;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    if (edit.start < at) continue;
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at, to);
}
