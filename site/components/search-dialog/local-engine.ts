import {TIMEOUT_MS} from "../../artifacts/fetch-json.ts";
import type {SearchEngine} from "./engine.ts";

/** Loads one file of the index. Fails where the server does not give it. */
async function loadFile(path: string): Promise<ArrayBuffer> {
  const response = await fetch(path.startsWith("/") ? path : `/${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}

type Create = (load: typeof loadFile) => Promise<SearchEngine>;
const modules = import.meta.glob<{createSearcher: Create}>("../../../search/query.ts");

/** The engine that comes with the site and works offline. */
export async function localEngine(): Promise<SearchEngine> {
  const load = Object.values(modules)[0];
  if (!load) throw new Error("This build has no search.");
  return (await load()).createSearcher(loadFile);
}
