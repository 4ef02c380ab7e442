import type {ProjectFlags} from "#cli/config/load.ts";
import type {Shard} from "#core/pipeline/shared/shard.ts";
import type {SharedCacheFlags} from "../shared-cache.ts";

/** Flags of `docs-index build`. */
export interface BuildFlags extends ProjectFlags, SharedCacheFlags {
  strict?: boolean;
  json?: boolean;
  quiet?: boolean;
  /** Lists long runs of one kind of finding in full. */
  all?: boolean;
  parser?: "native" | "remark";
  threads?: number;
  watch?: boolean;
  announce?: boolean;
  /** Makes this share of the pages for the shared cache, and no output. */
  shard?: Shard;
}
