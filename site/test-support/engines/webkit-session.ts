import {spawn} from "node:child_process";
import {mkdirSync, mkdtempSync, writeFileSync} from "node:fs";
import {createServer} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {setTimeout as wait} from "node:timers/promises";

/**
 * Runs a command until its input closes, which happens when this process ends for whatever reason; then
 * removes its files.
 */
const WHILE_READ = `"$@" & cat > /dev/null; rm -rf "$XDG_CONFIG_HOME"; kill 0`;

/** Sends a WebDriver command and returns the value of its response. */
export type Call = <R>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<R>;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise(done => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

/** Maximum wait for a driver response, in milliseconds. */
const ANSWER_LIMIT = 60_000;

/** Maximum wait for a new session, in milliseconds. A browser normally starts in one second. */
const SESSION_LIMIT = 10_000;

/** Number of browsers started before giving up: some crash at startup, and the driver never notices. */
const STARTS = 5;

/**
 * Keeps painting on the main thread: on busy machines, WebKitGTK's painting threads sometimes wait for each other
 * forever.
 */
const ONE_THREAD = {
  LP_NUM_THREADS: "0",
  WEBKIT_SKIA_CPU_PAINTING_THREADS: "0",
  WEBKIT_SKIA_GPU_PAINTING_THREADS: "0",
};

/** Starts the driver on a separate screen. `end` stops it and its browser. */
function startDriver(
  program: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): {send: Call; end: () => void} {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(home, "gtk-3.0/settings.ini"), `[Settings]\n${lines.join("")}`);
  const screen = ["-a", "-s", "-screen 0 2600x1600x24"];
  const driver = spawn("sh", ["-c", WHILE_READ, "sh", "xvfb-run", ...screen, program, `--port=${port}`], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    env: {
      ...process.env,
      ...ONE_THREAD,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      XDG_CONFIG_HOME: home,
      TMPDIR: home,
      LANG: "C.UTF-8",
    },
  });
  const send: Call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(path === "/session" ? SESSION_LIMIT : ANSWER_LIMIT),
      ...(method === "POST" ? {body: JSON.stringify(body ?? {})} : {}),
    });
    const {value} = (await response.json()) as {value: {error?: string; message?: string}};
    if (!response.ok) throw new Error(`WebKit: ${value.error}, ${value.message}`);
    return value as never;
  };
  return {send, end: () => void driver.stdin.end()};
}

/** Starts a browser and opens a session in it. If the browser crashes at startup, starts another. */
export async function openSession(
  program: string,
  settings: Readonly<Record<string, string>>,
): Promise<{send: Call; end: () => void; sessionId: string}> {
  // Other hosts are unreachable, as in the other engines.
  const proxy = {
    proxyType: "manual",
    httpProxy: "127.0.0.1:9",
    sslProxy: "127.0.0.1:9",
    noProxy: ["localhost", "127.0.0.1"],
  };
  for (let start = 1; ; start++) {
    const {send, end} = startDriver(program, await freePort(), settings);
    while (!(await send("GET", "/status").catch(() => null))) await wait(50);
    try {
      const session = await send<{sessionId: string}>("POST", "/session", {
        capabilities: {alwaysMatch: {proxy}},
      });
      return {send, end, sessionId: session.sessionId};
    } catch (error) {
      end();
      if (start === STARTS) throw error;
    }
  }
}
