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
  /** Repositories as `owner/name` or URL. */
  repo?: string[];
  update?: boolean;
  frozen?: boolean;
  offline?: boolean;
  json?: boolean;
  quiet?: boolean;
  /**
   * Condition for failure. `warn`: unavailable READMEs never fail the run; `error`: a README removed upstream
   * does, even if an earlier copy exists; `fail`: any unavailable README does, copy or not.
   */
  missing?: "warn" | "error" | "fail";
}

/** Run of the command: flags and initial state. */
export interface FetchRun {
  flags: FetchFlags;
  project: Pick<Project, "root" | "config" | "content" | "fetched">;
  io: Io;
  selection: Selection;
  lock: Lock;
  /** Folder for repositories and archives; removed after the run. */
  temporary: string;
  allowFile: boolean;
  /** Shared cache, or `null`. */
  shared: SharedCache | null;
}
