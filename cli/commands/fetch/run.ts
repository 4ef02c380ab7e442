import type {Project} from "#cli/config/load.ts";
import type {Lock} from "#cli/external/lock-file.ts";
import type {Selection} from "#cli/external/select.ts";
import type {SharedCache} from "#cli/shared-cache/shared-cache.ts";
import type {Io} from "../io.ts";
import type {SharedCacheFlags} from "../shared-cache.ts";

/** Flags of `docs-index fetch`. */
export interface FetchFlags extends SharedCacheFlags {
  /** Page names, or `section/name`. */
  only?: string[];
  /** Owner/name or addresses of repositories. */
  repo?: string[];
  update?: boolean;
  frozen?: boolean;
  offline?: boolean;
  json?: boolean;
  quiet?: boolean;
  /**
   * What fails the run. `warn`: no README that could not be had; `error`: also one that is gone upstream, of which an
   * earlier copy is there; `fail`: every one that could not be had, copy or not.
   */
  missing?: "warn" | "error" | "fail";
}

/** A run of the command: what was asked for, and what is there. */
export interface FetchRun {
  flags: FetchFlags;
  project: Pick<Project, "root" | "config" | "content" | "fetched">;
  io: Io;
  selection: Selection;
  lock: Lock;
  /** Folder for repositories and archives, removed after the run. */
  temporary: string;
  allowFile: boolean;
  /** The cache that machines share, where there is one. */
  shared: SharedCache | null;
}
