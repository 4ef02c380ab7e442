import {spawn} from "node:child_process";
import {readFile} from "node:fs/promises";
import {join} from "node:path";

/** Result of a command. `code` is `null` if it exceeded the time limit. */
export type Run = {code: number | null; output: string; cwd: string};

const TIME_LIMIT = 300_000;
const KEPT =
  /^(?:HOME|USER|LANG|TMPDIR|PATH|(?:https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(?:registry|userconfig|cache))$/i;

/**
 * Returns the environment of a reader's shell, without variables and paths added by the process that started
 * this tool, such as `npm run`.
 */
export function readersEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => KEPT.test(name)));
  const path = (env.PATH ?? "").split(":").filter(folder => !folder.includes("node_modules"));
  return {
    ...kept,
    PATH: path.join(":"),
    CI: "1",
    NO_COLOR: "1",
    npm_config_prefer_offline: "true",
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
  };
}

/**
 * Runs commands of a guide in bash and stops at the first failure.
 *
 * @param commands - one or more lines
 * @param cwd - initial working directory
 * @param root - folder of the run, where the final working directory is recorded
 * @returns the exit code, all output, and the final working directory
 */
export async function runShell(
  commands: string,
  cwd: string,
  root: string,
  limit = TIME_LIMIT,
): Promise<Run> {
  const note = join(root, ".cwd");
  const script = `trap 'pwd > "${note}"' EXIT\n${commands}\n`;
  const child = spawn("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
    cwd,
    env: readersEnvironment(process.env),
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  const timer = setTimeout(stop, limit);
  let output = "";
  child.stdout.on("data", chunk => (output += chunk));
  child.stderr.on("data", chunk => (output += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  clearTimeout(timer);
  const ended = await readFile(note, "utf8").catch(() => cwd);
  return {code, output, cwd: ended.trim()};
}
