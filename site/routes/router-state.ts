import type {View} from "../artifacts/types.ts";
import type {ReadingPlace} from "./reading-place.ts";

/** Why the shown content changed; decides about scrolling and focus. */
export type Cause = "start" | "return" | "push" | "pop" | "refresh";

export interface RouterState {
  /** Grows with every change of what is shown. */
  id: number;
  url: string;
  hash: string;
  cause: Cause;
  status: "ready" | "loading" | "failed";
  view: View;
  /** Body of the page, empty where there is none. */
  html: string;
}

/** What components need of the router; the prerender gives a still one. */
export interface RouterHandle {
  getState(): RouterState;
  /** The state that the document was made with, whatever happened since: hydration starts from it. */
  getStart(): RouterState;
  subscribe(listener: () => void): () => void;
  retry(): void;
  /** Where the reader was in the page of the current history entry. */
  savedPlace?(): ReadingPlace | undefined;
}
