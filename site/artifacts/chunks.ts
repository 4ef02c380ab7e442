import {ChunkLoadError} from "./errors.ts";
import {TIMEOUT_MS} from "./fetch-json.ts";

/**
 * Imports a lazily loaded part of the site. A failure becomes a ChunkLoadError with the cause (`missing`,
 * `timeout`, `error`), or one with code CSS_CHUNK_LOAD_FAILED when it was the style sheet of the part.
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
