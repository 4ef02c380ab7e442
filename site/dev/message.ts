import type {Diagnostic} from "#schemas/diagnostic.ts";

/** Message from the development server to the browser after each build. */
export interface DevMessage {
  /** URLs of changed pages. */
  pages: string[];
  /** URLs of changed style sheets of the project, from the root of the whole site. */
  styles: string[];
  /** Whether to reload, because the page layout or the site's code changed. */
  reload: boolean;
  /** Content errors; the affected pages keep their previous state. */
  diagnostics: Diagnostic[];
  /** Whether the first build is not complete, so search and findings are missing. */
  building?: boolean;
}
