import {type ChildProcess, fork} from "node:child_process";
import {fileURLToPath} from "node:url";

const CHILD = fileURLToPath(new URL("./load-child.mjs", import.meta.url));
const TIME_LIMIT = 30_000;

type Verdict = {file: string; message?: string};

const start = (serverSchema: string): ChildProcess =>
  fork(CHILD, [serverSchema], {execArgv: [], stdio: ["ignore", "ignore", "ignore", "ipc"]});

function ask(child: ChildProcess, file: string, limit: number): Promise<Verdict> {
  return new Promise(resolve => {
    const done = (verdict: Verdict) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(verdict);
    };
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      done({file, message: "loading the configuration did not end in time"});
    }, limit);
    child.once("message", verdict => done(verdict as Verdict));
    child.once("exit", code =>
      done({file, message: `loading the configuration ended the process with ${code}`}),
    );
    child.send(file);
  });
}

/**
 * Loads configuration files in a child process and validates them with the webpack version that they resolve
 * to.
 *
 * @param files - absolute paths, inside a folder from which webpack can be imported
 * @param serverSchema - path of the dev server's schema, which its package does not export
 * @param limit - time limit per file, in milliseconds
 * @returns messages by path, for files that do not load or are invalid
 */
export async function loadConfigurations(
  files: ReadonlyArray<string>,
  serverSchema: string,
  limit = TIME_LIMIT,
): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  let child: ChildProcess | undefined;
  for (const file of files) {
    if (!child?.connected || child.killed) child = start(serverSchema);
    const {message} = await ask(child, file, limit);
    if (message !== undefined) problems.set(file, message);
  }
  child?.kill();
  return problems;
}
