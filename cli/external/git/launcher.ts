import {writeFile} from "node:fs/promises";
import {join} from "node:path";

/**
 * git starts helpers (`git-remote-https`, `index-pack`) that survive a signal sent to git alone. This script
 * runs git in its own process group and ends the whole group when terminated. `setsid` is part of Linux
 * systems; if it is missing (macOS), Perl, which ships with git, does the same.
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
 * Writes the launcher script into a folder.
 *
 * @returns the command that runs git in its own process group; plain git on Windows
 */
export async function writeLauncher(folder: string): Promise<[string] | [string, string]> {
  if (process.platform === "win32") return ["git"];
  const script = join(folder, "git-group.sh");
  await writeFile(script, SCRIPT);
  return ["sh", script];
}
