import type {Diagnostic} from "#schemas/diagnostic.ts";

/** What the development server sends the browser after each build. */
export interface DevMessage {
  /** Urls whose pages changed. */
  pages: string[];
  /** What surrounds the pages changed too, or the code of the site. */
  reload: boolean;
  /** Errors of the content; the pages they are in stay as they were. */
  diagnostics: Diagnostic[];
}
