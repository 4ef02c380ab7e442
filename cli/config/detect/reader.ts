import type {ConfigInput} from "#schemas/config.ts";

/** Where the config of a documentation tool lies. */
export interface ToolPlace {
  /** Absolute path of the folder that the tool works in. */
  folder: string;
  /** Absolute path of its config file. */
  file: string;
  /** Takes every file that is read, and every folder that is listed. */
  files: Set<string>;
  /** Takes what of the config can't be carried over, in words. */
  left: string[];
}

/** Reads the config of a tool, without running it, as one of ours; paths are absolute. Null where it is another tool's. */
export type Reader = (place: ToolPlace) => ConfigInput | null;
