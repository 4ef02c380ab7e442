import {fetchJson} from "./fetch-json.ts";

/** The deploy that a finished site is, in a file beside the frame. */
export interface Deploy {
  /** Changes with the frame of the pages and with the code of the site. */
  build: string;
  /** Versions of the section documents by the names of sections. */
  sections: Record<string, string>;
}

/** Path of the file below the root of the site, or of a language and version. */
export const DEPLOY = "app-shell/deploy.json";

/** Loads the deploy as it is now; null if it is unknown, as it may be offline. */
export const currentDeploy = (): Promise<Deploy | null> => fetchJson<Deploy>(DEPLOY).catch(() => null);
