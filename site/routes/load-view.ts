import {documents, FRESH_MS, type LoadedView} from "../artifacts/documents.ts";
import {loadScreen} from "../screens/registry.ts";

/**
 * Loads content and code of a url. `again` makes sure that the content is fresh; moving through the history may show
 * what was there before. Fails with ContentNotFoundError where there is no such page, ChunkLoadError where the code of
 * its screen is gone, or the error of the connection.
 */
export async function loadView(url: string, again: boolean): Promise<LoadedView> {
  const loaded = await documents.get(url, again ? FRESH_MS : undefined);
  await loadScreen(loaded.view.kind);
  return loaded;
}
