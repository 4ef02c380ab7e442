import {setTimeout as wait} from "node:timers/promises";
import type {Locator, Page, Waited} from "./page.ts";

/**
 * Operations that an engine provides for a page; everything else is built on them. Positions are in pixels
 * from the corner of the window.
 */
export interface Remote {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the source of a function in the page and awaits its result. */
  run(source: string, args: unknown[]): Promise<unknown>;
  /** Moves by a number of history entries. */
  traverse(by: -1 | 1): Promise<void>;
  press(key: string, modifiers: readonly string[]): Promise<void>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 40;

type Argument = Parameters<Page["evaluate"]>[0];
const sourceOf = (run: Argument): string => (typeof run === "string" ? `() => (${run})` : String(run));

/** Polls until the result is truthy. A page that is navigating can't answer. */
async function until(ask: () => Promise<unknown>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let fault: unknown;
  while (Date.now() < end) {
    try {
      if (await ask()) return;
      fault = undefined;
    } catch (error) {
      fault = error;
    }
    await wait(PAUSE_MS);
  }
  throw new Error(`Waited too long for ${what}`, {cause: fault});
}

/** Expression that reports whether an element is visible, as Playwright defines it. */
const SHOWN = "element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0";

function remoteLocator(remote: Remote, selector: string, at: number | null): Locator {
  const found = "[...document.querySelectorAll(selector)].at(at)";
  const args = [selector, at ?? 0];
  const one = (expression: string): Promise<unknown> =>
    remote.run(`(selector, at) => { const element = ${found}; return ${expression}; }`, args);
  const all = (expression: string): Promise<unknown> =>
    remote.run(
      `selector => { const all = [...document.querySelectorAll(selector)]; return ${expression}; }`,
      args,
    );
  const waitFor = ({state = "visible" as Waited} = {}): Promise<void> => {
    const conditions = {
      attached: "element !== undefined",
      visible: `element !== undefined && ${SHOWN}`,
      hidden: `element === undefined || !(${SHOWN})`,
    };
    return until(() => one(conditions[state]), `${selector} to be ${state}`);
  };
  const there = (): Promise<void> => waitFor({state: "attached"});
  const locator: Locator = {
    first: () => remoteLocator(remote, selector, 0),
    last: () => remoteLocator(remote, selector, -1),
    nth: index => remoteLocator(remote, selector, index),
    count: async () => (at === null ? await all("all.length") : 1) as number,
    async textContent() {
      await there();
      return (await one("element.textContent")) as string | null;
    },
    allTextContents: async () => (await all("all.map(element => element.textContent)")) as string[],
    async getAttribute(name) {
      await there();
      return (await one(`element.getAttribute(${JSON.stringify(name)})`)) as string | null;
    },
    isVisible: async () => (await one(`element !== undefined && ${SHOWN}`)) as boolean,
    async evaluate(run, argument) {
      await there();
      return (await remote.run(`(selector, at, argument) => (${String(run)})(${found}, argument)`, [
        ...args,
        argument ?? null,
      ])) as never;
    },
    async click() {
      await waitFor();
      const {x, y} = await place();
      await remote.click(x, y);
    },
    async focus() {
      await there();
      await one("element.focus()");
    },
    async fill(text) {
      await waitFor();
      await one("(element.focus(), element.select())");
      if (text === "") await remote.press("Delete", []);
      for (const letter of text) await remote.press(letter, []);
    },
    waitFor,
  };
  /** Scrolls the element into view and waits until it stops moving and nothing covers its center. */
  async function place(): Promise<{x: number; y: number}> {
    let box: {x: number; y: number} | null = null;
    await until(async () => {
      box = (await one(`(async () => {
        if (!element) return null;
        const middle = () => {
          const {left, top, width, height} = element.getClientRects()[0] ?? element.getBoundingClientRect();
          return {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
        };
        const isIn = ({x, y}) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        if (!isIn(middle())) element.scrollIntoView({block: "center", behavior: "instant"});
        const before = middle();
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const after = middle();
        const hit = document.elementFromPoint(after.x, after.y);
        const label = element.closest("label") ?? element.labels?.[0];
        const reaches = hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
        return before.x === after.x && before.y === after.y && reaches ? after : null;
      })()`)) as typeof box;
      return box !== null;
    }, `a place to click on ${selector}`);
    return box as unknown as {x: number; y: number};
  }
  return Object.assign(locator, {place});
}

/** Creates a page of an engine without Playwright. */
export function remotePage(remote: Remote): Page {
  const locator = (selector: string): Locator => remoteLocator(remote, selector, null);
  const evaluate: Page["evaluate"] = async (run, argument) =>
    (await remote.run(sourceOf(run), [argument ?? null])) as never;
  const press = async (keys: string): Promise<void> => {
    const parts = keys.split(/(?<=.)\+/);
    await remote.press(parts.at(-1) as string, parts.slice(0, -1));
  };
  return {
    goto: address => remote.goto(address),
    reload: () => remote.reload(),
    goBack: () => remote.traverse(-1),
    goForward: () => remote.traverse(1),
    title: () => evaluate("document.title"),
    evaluate,
    waitForFunction: (run, argument) => until(() => evaluate(run, argument), String(run)),
    waitForSelector: (selector, options) => locator(selector).waitFor(options),
    locator,
    click: selector => locator(selector).click(),
    async hover(selector) {
      const {x, y} = await (
        locator(selector) as Locator & {place(): Promise<{x: number; y: number}>}
      ).place();
      await remote.move(x, y);
    },
    keyboard: {
      press,
      async type(text) {
        for (const letter of text) await remote.press(letter, []);
      },
    },
    mouse: {move: (x, y) => remote.move(x, y), click: (x, y) => remote.click(x, y)},
    setViewportSize: ({width, height}) => remote.resize(width, height),
    screenshot: () => remote.screenshot(),
    close: () => remote.close(),
  };
}
