import type {ProjectFlags} from "#cli/config/load.ts";
import type {SharedCacheFlags} from "../shared-cache.ts";
import type {Format} from "./report.ts";

/** Flags of `docs-index check`. */
export interface CheckFlags extends ProjectFlags, SharedCacheFlags {
  format?: Format;
  strict?: boolean;
  fix?: boolean;
  info?: boolean;
  all?: boolean;
  /** `name` or `name=severity`. */
  rule?: string[];
  external?: boolean;
  baseline?: string;
  updateBaseline?: boolean;
  parser?: "native" | "remark";
  threads?: number;
}
