import {fetchJson} from "./fetch-json.ts";

/** Deployment of a built site, stored in a file beside the app shell. */
export interface Deploy {
  /** Changes with the page layout and the site's code. */
  build: string;
  /** Versions of the section documents by section name. */
  sections: Record<string, string>;
}

/** Path of the deploy file, relative to the root of the site or of a language and version. */
export const DEPLOY = "app-shell/deploy.json";

/** Loads the current deployment. Returns `null` if it is unknown, for example offline. */
export const currentDeploy = (): Promise<Deploy | null> => fetchJson<Deploy>(DEPLOY).catch(() => null);
