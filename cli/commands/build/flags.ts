import type {ProjectFlags} from "#cli/config/load.ts";
import type {Shard} from "#core/pipeline/shared/shard.ts";
import type {SharedCacheFlags} from "../shared-cache.ts";

/** Flags of `docs-index build`. */
export interface BuildFlags extends ProjectFlags, SharedCacheFlags {
  strict?: boolean;
  json?: boolean;
  quiet?: boolean;
  /** List long runs of similar diagnostics in full. */
  all?: boolean;
  parser?: "native" | "remark";
  threads?: number;
  watch?: boolean;
  announce?: boolean;
  /** Render only this shard of the pages into the shared cache and write no output. */
  shard?: Shard;
}
