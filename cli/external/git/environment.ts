/** `GIT_` variables that are passed on because they configure certificates; all others are removed. */
const KEPT = new Set(["GIT_SSL_CAINFO", "GIT_SSL_CAPATH"]);

/** Unprefixed variables with which git would run other programs or prompt the user. */
const PROGRAMS = new Set(["EDITOR", "VISUAL", "PAGER", "PREFIX", "SSH_ASKPASS"]);

/**
 * Returns the environment of a git process. It contains none of the caller's `GIT_` settings (git(1),
 * "Environment Variables"; a hook sets `GIT_DIR`, for instance), disables prompts, sets English messages, and
 * allows only the given transports, redirects included.
 *
 * @param folder repository that git must use, whatever surrounds it; `null` for none
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

/** `GIT_` variables that may reach git; the library removes all others. */
export const ALLOWED_VARIABLES = [
  "GIT_DIR",
  "GIT_TERMINAL_PROMPT",
  "GIT_ALLOW_PROTOCOL",
  "GIT_TRACE_CURL",
  "GIT_TRACE_CURL_NO_DATA",
  ...KEPT,
];

/**
 * Settings that override every config file: no hooks, prompts, submodules or background maintenance, and
 * stalled transfers are aborted (git-config(1)).
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

/** Options that make the library accept the settings above; other values of them would be dangerous. */
export const PERMITTED = {
  allowUnsafeHooksPath: true,
  allowUnsafeAskPass: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeCustomBinary: true,
} as const;
