import {Fault} from "../fault.ts";

type Rule = [pattern: RegExp, make: (line: string, where: string, wait: number | undefined) => Fault];

/**
 * Patterns of messages from git and libcurl (in English, `LC_ALL=C`) and their meaning. The first match wins.
 */
const RULES: Rule[] = [
  [
    /could not resolve host|name or service not known|temporary failure in name resolution/i,
    (_, where) => hostFault(`can't resolve the host name of ${where}`),
  ],
  [
    /failed to connect|couldn't connect|connection refused|connection timed out|network is unreachable|no route to host/i,
    (_, where) => hostFault(`can't connect to ${where}`),
  ],
  [
    /ssl certificate|certificate verif|ssl_connect|gnutls|tls connect|ssl routines|unable to get local issuer/i,
    (line, where) =>
      new Fault("unreachable", `could not establish a secure connection to ${where} (${line})`, {
        hostWide: true,
        hint: "Check this machine's clock, any proxy, and GIT_SSL_CAINFO.",
      }),
  ],
  [
    /returned error: 5\d\d/i,
    (line, where, wait) =>
      new Fault("unreachable", `${where} failed (${line})`, {passing: true, retryAfter: wait, hint: LATER}),
  ],
  [
    /could not read username|could not read password|authentication failed|terminal prompts disabled|returned error: 40[134]|repository .*not found|does not appear to be a git repository|does not exist/i,
    (_, where) =>
      new Fault("missing", `${where} requires a sign-in, or the repository was not found`, {
        hint: "Check its owner and name; private repositories can't be fetched.",
      }),
  ],
  [
    /not our ref|unadvertised object|couldn't find remote ref|could not find remote branch|upload-pack: not our/i,
    () =>
      new Fault("changed", "the locked commit is no longer in the repository", {
        hint: "Run `docs-index fetch --update` to lock its current state.",
      }),
  ],
  [
    /not valid: (?:is this a git repository|could not determine hash)|invalid server response|protocol error: bad line|unable to update url base/i,
    (_, where) => noRepository(where),
  ],
  [/no space left on device/i, () => new Fault("unreachable", "the disk is full", {hostWide: true})],
  [
    /early eof|rpc failed|hung up|transfer closed|invalid index-pack|unexpected disconnect|recv failure|curl 18|curl 56|connection reset|operation too slow|empty reply|bad pack/i,
    (line, where) =>
      new Fault("unreachable", `the transfer from ${where} was cut off (${line})`, {
        passing: true,
        hint: LATER,
      }),
  ],
];

const LATER = "Try again later.";

const hostFault = (message: string): Fault =>
  new Fault("unreachable", message, {
    hostWide: true,
    passing: true,
    hint: "Check this machine's network.",
  });

/** Creates the fault for a URL that does not serve a git repository. */
export const noRepository = (where: string): Fault =>
  new Fault("missing", `${where} did not respond like a git repository`, {
    hint: "Check the address: it may lead to a web page or a sign-in page.",
  });

/**
 * Converts a git failure to a `Fault`.
 *
 * @param where host or folder, for messages
 * @param wait delay requested by the host, in milliseconds
 */
export function gitFault(error: unknown, where: string, wait?: number): Fault {
  const text = error instanceof Error ? error.message : String(error);
  if (/\bENOENT\b|: git: not found|exec: git/.test(text)) {
    return new Fault("unreachable", "git is not installed", {
      hostWide: true,
      hint: "Install git 2.25 or newer.",
    });
  }
  const lines = text.split("\n").map(line => line.trim());
  for (const [pattern, make] of RULES) {
    const line = lines.find(candidate => pattern.test(candidate));
    if (line) return make(line.replace(/^(?:fatal|error|remote): /, ""), where, wait);
  }
  const first = lines.find(line => /^(?:fatal|error):/.test(line)) ?? lines[0] ?? "";
  return new Fault("unreachable", `git failed at ${where}: ${first.replace(/^(?:fatal|error): /, "")}`, {
    cause: error,
  });
}
