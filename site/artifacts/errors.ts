/**
 * Thrown if an artifact does not exist on the server: an unknown page, or one removed by a newer deployment.
 */
export class ContentNotFoundError extends Error {
  readonly code = "MODULE_NOT_FOUND";
  constructor(path: string) {
    super(`Cannot find module '${path}'`);
    this.name = "ContentNotFoundError";
  }
}

/** Thrown if a script or style chunk of the site can't be loaded. */
export class ChunkLoadError extends Error {
  readonly code: "CHUNK_LOAD_FAILED" | "CSS_CHUNK_LOAD_FAILED";
  constructor(id: string, cause: "missing" | "timeout" | "error", style = false) {
    super(style ? `Loading CSS chunk ${id} failed.` : `Loading chunk ${id} failed.\n(${cause})`);
    this.name = "ChunkLoadError";
    this.code = style ? "CSS_CHUNK_LOAD_FAILED" : "CHUNK_LOAD_FAILED";
  }
}
