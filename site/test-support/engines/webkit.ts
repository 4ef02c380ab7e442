import type {Remote} from "./remote-page.ts";
import {type Call, openSession} from "./webkit-session.ts";
import {NARROWEST, windowRemote} from "./webkit-window.ts";

/** Browser that can open pages. */
export interface RemoteBrowser {
  open(width: number, height: number): Promise<Remote>;
  close(): Promise<void>;
}

/**
 * Starts WebKitGTK's browser, controlled by its driver over classic WebDriver.
 *
 * @param settings GTK settings, as in its `settings.ini`
 */
export async function launchWebKit(
  program: string,
  settings: Readonly<Record<string, string>>,
): Promise<RemoteBrowser> {
  const {send, end, sessionId} = await openSession(program, settings);
  const call: Call = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  // Commands apply to the current window, so pages take turns.
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
  // Windows are reused, because opening one takes longer than loading a page.
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
