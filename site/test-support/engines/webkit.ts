import type {Remote} from "./remote-page.ts";
import {type Call, openSession} from "./webkit-session.ts";
import {NARROWEST, windowRemote} from "./webkit-window.ts";

/** A browser of which pages are opened. */
export interface RemoteBrowser {
  open(width: number, height: number): Promise<Remote>;
  close(): Promise<void>;
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
