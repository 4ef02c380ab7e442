import {writeFile} from "node:fs/promises";
import {join} from "node:path";

/**
 * git starts helpers of its own (`git-remote-https`, `index-pack`), which a signal to git alone may leave behind. This
 * script gives git a process group of its own and, when told to stop, ends the whole group. `setsid` is part of
 * Linux systems; where it is missing (macOS) perl, which git itself comes with, does the same.
 */
const SCRIPT = `#!/bin/sh
if command -v setsid >/dev/null 2>&1; then
  setsid git "$@" &
elif command -v perl >/dev/null 2>&1; then
  perl -e 'setpgrp(0, 0); exec @ARGV or exit 127' git "$@" &
else
  exec git "$@"
fi
child=$!
stop() {
  kill -s KILL -- "-$child" 2>/dev/null || kill -s KILL "$child" 2>/dev/null
  exit 143
}
trap stop INT TERM HUP
wait "$child"
`;

/**
 * Puts the script into a folder.
 *
 * @returns the command that runs git in its own process group; on Windows plain git
 */
export async function writeLauncher(folder: string): Promise<[string] | [string, string]> {
  if (process.platform === "win32") return ["git"];
  const script = join(folder, "git-group.sh");
  await writeFile(script, SCRIPT);
  return ["sh", script];
}
