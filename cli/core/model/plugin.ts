/** A module of a project that takes part in a build; plain data, so that it crosses threads. */
export interface PluginRef {
  name: string;
  version: string;
  /** Absolute path of the module. */
  file: string;
  /** Hash of the module, so that an edit of it counts. */
  hash: string;
}
