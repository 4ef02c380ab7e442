/** Plug-in module of a project. Plain data, so that it can be sent to other threads. */
export interface PluginRef {
  name: string;
  version: string;
  /** Absolute path of the module. */
  file: string;
  /** Hash of the entry module only, for cache keys; modules that it imports are not part of it. */
  hash: string;
}
