import {createSearcher} from "../../../search/query.ts";
import {TIMEOUT_MS} from "../../artifacts/fetch-json.ts";
import type {SearchEngine} from "./engine.ts";

/**
 * Loads one file of the index; copies are asked for again, so that all parts are of one build. Fails where the server
 * does not give it.
 */
async function loadFile(path: string): Promise<string> {
  const response = await fetch(`/${path.split("/").map(encodeURIComponent).join("/")}`, {
    cache: "no-cache",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** The engine that comes with the site and works offline. */
export const localEngine = (): Promise<SearchEngine> => createSearcher(loadFile);
