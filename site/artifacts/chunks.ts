import {ChunkLoadError} from "./errors.ts";
import {TIMEOUT_MS} from "./fetch-json.ts";

/**
 * Imports a lazily loaded part of the site. A failure throws a `ChunkLoadError` with the cause (`missing`,
 * `timeout`, `error`), or with code `CSS_CHUNK_LOAD_FAILED` if the style sheet failed.
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>, limit = TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, "timeout")), limit);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const message = String(error);
    if (/preload CSS/i.test(message)) throw new ChunkLoadError(id, "error", true);
    throw new ChunkLoadError(id, /fetch dynamically imported|404/i.test(message) ? "missing" : "error");
  } finally {
    clearTimeout(timer);
  }
}
