import {spawn} from "node:child_process";
import {mkdirSync, mkdtempSync, writeFileSync} from "node:fs";
import {createServer} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {setTimeout as wait} from "node:timers/promises";
import type {Remote} from "./remote-page.ts";

/** Keys that are no letters, as WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = {
  Control: "\uE009",
  Shift: "\uE008",
  Alt: "\uE00A",
  Meta: "\uE03D",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Space: " ",
  Delete: "\uE017",
  Backspace: "\uE003",
  Home: "\uE011",
  End: "\uE010",
  ArrowUp: "\uE013",
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** Its window is not narrower than this, so pages of a phone's width are shown in a frame. */
const NARROWEST = 480;

/** Path at which test servers have the page that only holds a frame (`served-site.ts`). */
export const FRAME_PATH = "/__frame";

/** Runs a command until the input ends, as it does with this process, however that ends; then removes what it left. */
const WHILE_READ = `"$@" & cat > /dev/null; rm -rf "$XDG_CONFIG_HOME"; kill 0`;

type Call = <R>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<R>;

/** A browser of which pages are opened. */
export interface RemoteBrowser {
  open(width: number, height: number): Promise<Remote>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise(done => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

/** Longest wait for one answer of the driver, in milliseconds. */
const ANSWER_LIMIT = 60_000;

/** Longest wait for a new session, in milliseconds. A browser that starts takes one second. */
const SESSION_LIMIT = 10_000;

/** Number of browsers started before giving up: some crash at startup, and its driver never notices. */
const STARTS = 5;

/** Starts the driver on a screen of its own; `end` stops it and the browser that it started. */
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

/** Starts a browser and opens a session in it, with another browser if one crashes at startup. */
async function openSession(
  program: string,
  settings: Readonly<Record<string, string>>,
): Promise<{send: Call; end: () => void; sessionId: string}> {
  // Other hosts are never found, as in the other engines.
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

/**
 * Starts WebKitGTK's browser, which its driver controls over plain WebDriver.
 *
 * @param settings of GTK, as in its `settings.ini`
 */
export async function launchWebKit(
  program: string,
  settings: Readonly<Record<string, string>>,
): Promise<RemoteBrowser> {
  const {send, end, sessionId} = await openSession(program, settings);
  const call: Call = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  // Commands go to the current window, so those of pages take turns.
  let turn: Promise<unknown> = Promise.resolve();
  let current = "";
  const inTurn = <R>(handle: string, work: () => Promise<R>): Promise<R> => {
    const mine = turn.then(async () => {
      if (current !== handle) await call("POST", "/window", {handle});
      current = handle;
      return work();
    });
    turn = mine.catch(() => {});
    return mine;
  };
  const first = await call<string>("GET", "/window");
  // Windows are used again: opening one takes longer than a page does.
  const idle = {framed: [] as string[], whole: [] as string[]};
  const newWindow = (): Promise<string> =>
    inTurn(first, async () => (await call<{handle: string}>("POST", "/window/new", {type: "window"})).handle);
  return {
    async open(width, height) {
      const isFramed = width < NARROWEST;
      const free = isFramed ? idle.framed : idle.whole;
      const handle = free.pop() ?? (await newWindow());
      const remote = windowRemote(
        call,
        work => inTurn(handle, work),
        isFramed,
        () => free.push(handle),
      );
      await remote.resize(width, height);
      return remote;
    },
    async close() {
      await call("DELETE", "").catch(() => {});
      end();
    },
  };
}

type InTurn = <R>(work: () => Promise<R>) => Promise<R>;

/** Runs a function in the page and hands back what it promises. Under a strict policy no text is evaluated there. */
const script = (source: string): string => `const [args, done] = arguments;
(async () => (${source})(...args))().then(
  value => done({value: value === undefined ? null : value}),
  error => done({error: String(error)}),
);`;

/** A page in a window of its own, or in a frame of that window where it is to be narrower than windows can be. */
function windowRemote(call: Call, inTurn: InTurn, isFramed: boolean, onClose: () => void): Remote {
  let size = {width: 0, height: 0};
  let isFrameThere = false;
  const run = async (source: string, args: unknown[] = []): Promise<unknown> => {
    const answer = await call<{value?: unknown; error?: string}>("POST", "/execute/async", {
      script: script(source),
      args: [args],
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  const act = async (type: "key" | "pointer", actions: object[]): Promise<void> => {
    const parameters = type === "pointer" ? {parameters: {pointerType: "mouse"}} : {};
    await call("POST", "/actions", {actions: [{type, id: type, ...parameters, actions}]});
  };
  const move = (x: number, y: number) => ({
    type: "pointerMove",
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const gotoFramed = async (address: string): Promise<void> => {
    await call("POST", "/frame", {id: null});
    if (!isFrameThere) await call("POST", "/url", {url: new URL(FRAME_PATH, address).href});
    isFrameThere = true;
    const load = `(address, {width, height}) => new Promise(done => {
      const frame = document.querySelector("iframe");
      Object.assign(frame.style, {width: width + "px", height: height + "px"});
      frame.onload = () => done(null);
      frame.src = address;
    })`;
    await run(load, [address, size]);
    await call("POST", "/frame", {id: 0});
  };
  const reloadFramed = async (): Promise<void> => {
    await run("() => { window.isOld = true; location.reload(); }");
    const isOld = (): Promise<unknown> => run("() => window.isOld || document.readyState !== 'complete'");
    while (await isOld().catch(() => true)) await wait(20);
  };
  /** Gives the page its size; the window around it is larger. */
  const fitWindow = async (): Promise<void> => {
    let outer = {...size};
    for (let round = 0; round < 5; round++) {
      await call("POST", "/window/rect", outer);
      const [width, height] = (await run("() => [innerWidth, innerHeight]")) as [number, number];
      if (width === size.width && height === size.height) return;
      outer = {width: outer.width + size.width - width, height: outer.height + size.height - height};
      await wait(30);
    }
  };
  return {
    goto: address => inTurn(() => (isFramed ? gotoFramed(address) : call("POST", "/url", {url: address}))),
    reload: () => inTurn(() => (isFramed ? reloadFramed() : call("POST", "/refresh"))),
    run: (source, args) => inTurn(() => run(source, args)),
    traverse: by => inTurn(() => call("POST", by < 0 ? "/back" : "/forward")),
    press: (key, modifiers) =>
      inTurn(() => {
        const values = [...modifiers, key].map(name => KEYS[name] ?? name);
        return act("key", [
          ...values.map(value => ({type: "keyDown", value})),
          ...values.toReversed().map(value => ({type: "keyUp", value})),
        ]);
      }),
    move: (x, y) => inTurn(() => act("pointer", [move(x, y)])),
    click: (x, y) =>
      inTurn(() =>
        act("pointer", [move(x, y), {type: "pointerDown", button: 0}, {type: "pointerUp", button: 0}]),
      ),
    resize: (width, height) =>
      inTurn(async () => {
        if (width === size.width && height === size.height) return;
        size = {width, height};
        if (!isFramed) return fitWindow();
        // The whole frame is in the window: what is outside can't be pressed.
        await call("POST", "/window/rect", {width: Math.max(width, NARROWEST), height: height + 200});
        if (!isFrameThere) return;
        const style = `({width, height}) => void Object.assign(frameElement.style, {width: width + "px", height: height + "px"})`;
        await run(style, [size]);
      }),
    screenshot: () => inTurn(async () => Buffer.from(await call<string>("GET", "/screenshot"), "base64")),
    close: () =>
      inTurn(async () => {
        await call("POST", "/frame", {id: null});
        await call("POST", "/url", {url: "about:blank"});
        onClose();
      }),
  };
}
