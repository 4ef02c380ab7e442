import {setTimeout as wait} from "node:timers/promises";
import type {Remote} from "./remote-page.ts";
import type {Call} from "./webkit-session.ts";

/** Non-letter keys by their WebDriver names. */
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

/** Minimum width of a window; narrower pages, such as a phone's, are shown in a frame. */
export const NARROWEST = 480;

/** Path of the page on test servers that contains only a frame (`served-site.ts`). */
export const FRAME_PATH = "/__frame";

type InTurn = <R>(work: () => Promise<R>) => Promise<R>;

/**
 * Creates a script that runs a function in the page and returns its awaited result. No text is evaluated,
 * since a strict policy forbids it.
 */
const script = (source: string): string => `const [args, done] = arguments;
(async () => (${source})(...args))().then(
  value => done({value: value === undefined ? null : value}),
  error => done({error: String(error)}),
);`;

/**
 * Creates a page in its own window, or in a frame of that window if it must be narrower than a window can be.
 */
export function windowRemote(call: Call, inTurn: InTurn, isFramed: boolean, onClose: () => void): Remote {
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
  /** Sets the size of the page; the window around it is larger. */
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
        // The whole frame must be in the window, because nothing outside can be clicked.
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
