import type {View} from "../artifacts/types.ts";
import type {ReadingPlace} from "./reading-place.ts";

/** Cause of a change of content, which determines scrolling and focus. */
export type Cause = "start" | "return" | "push" | "pop" | "refresh";

export interface RouterState {
  /** Increases with every change of content. */
  id: number;
  url: string;
  hash: string;
  cause: Cause;
  status: "ready" | "loading" | "failed";
  view: View;
  /** Body of the page, or empty. */
  html: string;
}

/** Part of the router that components use; static while prerendering. */
export interface RouterHandle {
  getState(): RouterState;
  /**
   * Returns the state in which the document was generated, from which hydration starts, whatever has happened
   * since.
   */
  getStart(): RouterState;
  subscribe(listener: () => void): () => void;
  retry(): void;
  /** Returns the saved reading position for the current history entry. */
  savedPlace?(): ReadingPlace | undefined;
}
