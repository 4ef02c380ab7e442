/** Variables that may point git at certificates; every other `GIT_` variable is taken away. */
const KEPT = new Set(["GIT_SSL_CAINFO", "GIT_SSL_CAPATH"]);

/** Variables without the prefix through which git runs other programs, or waits for a person. */
const PROGRAMS = new Set(["EDITOR", "VISUAL", "PAGER", "PREFIX", "SSH_ASKPASS"]);

/**
 * Environment of a git process: none of the caller's `GIT_` settings (git(1), "Environment Variables"; a hook sets
 * `GIT_DIR` for instance), no prompts, messages in English, and no transport but the allowed ones, redirects included.
 *
 * @param folder repository that git shall work in, whatever lies around it; null: outside of any
 */
export function gitEnvironment(
  base: Readonly<Record<string, string | undefined>>,
  folder: string | null,
  allowFile: boolean,
): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(base)) {
    const key = name.toUpperCase();
    if (value === undefined || PROGRAMS.has(key) || (key.startsWith("GIT_") && !KEPT.has(key))) continue;
    environment[name] = value;
  }
  return {
    ...environment,
    LC_ALL: "C",
    ...(folder === null ? {} : {GIT_DIR: folder}),
    GIT_TERMINAL_PROMPT: "0",
    GIT_ALLOW_PROTOCOL: allowFile ? "https:file" : "https",
    GCM_INTERACTIVE: "never",
  };
}

/** The `GIT_` variables that may reach git; the library takes away all others. */
export const ALLOWED_VARIABLES = [
  "GIT_DIR",
  "GIT_TERMINAL_PROMPT",
  "GIT_ALLOW_PROTOCOL",
  "GIT_TRACE_CURL",
  "GIT_TRACE_CURL_NO_DATA",
  ...KEPT,
];

/**
 * Settings that win over every config file: no hooks, no helpers that ask, no submodules, no upkeep in the background,
 * and an end to transfers that crawl (git-config(1)).
 */
export const SETTINGS = [
  "core.hooksPath=/dev/null",
  "core.askPass=",
  "core.fsmonitor=false",
  "core.symlinks=false",
  "credential.helper=",
  "credential.interactive=false",
  "fetch.recurseSubmodules=false",
  "submodule.recurse=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "http.lowSpeedLimit=500",
  "http.lowSpeedTime=10",
];

/** The settings above that the library would otherwise refuse, because other values of them are dangerous. */
export const PERMITTED = {
  allowUnsafeHooksPath: true,
  allowUnsafeAskPass: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeCustomBinary: true,
} as const;
