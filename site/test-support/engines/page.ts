/** Function to run in the page, or an expression. The types of arguments are those at the call site. */
// biome-ignore lint/suspicious/noExplicitAny: as in Playwright
type PageFunction<R> = string | ((argument: any) => R | Promise<R>);

/** States supported by `waitFor`. */
export type Waited = "visible" | "hidden" | "attached";

/** Elements of a page, located again by each call. A call about a single element uses the first one. */
export interface Locator {
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  count(): Promise<number>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
  getAttribute(name: string): Promise<string | null>;
  isVisible(): Promise<boolean>;
  // biome-ignore lint/suspicious/noExplicitAny: as in Playwright
  evaluate<R>(run: (element: any, argument: any) => R | Promise<R>, argument?: unknown): Promise<R>;
  click(): Promise<void>;
  focus(): Promise<void>;
  fill(text: string): Promise<void>;
  waitFor(options?: {state?: Waited}): Promise<void>;
}

/**
 * Subset of Playwright's `Page` that every engine supports. Tests are written against it, so that Chromium
 * runs them unchanged. Selectors are CSS.
 */
export interface Page {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  title(): Promise<string>;
  evaluate<R>(run: PageFunction<R>, argument?: unknown): Promise<R>;
  /** Takes no expressions, because Playwright can only wait for functions under a strict policy. */
  // biome-ignore lint/suspicious/noExplicitAny: as in Playwright
  waitForFunction(run: (argument: any) => unknown, argument?: unknown): Promise<unknown>;
  waitForSelector(selector: string, options?: {state?: Waited}): Promise<unknown>;
  locator(selector: string): Locator;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  keyboard: {
    /** Presses a key, such as `Enter` or `Control+k`. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  mouse: {
    move(x: number, y: number): Promise<void>;
    click(x: number, y: number): Promise<void>;
  };
  setViewportSize(size: {width: number; height: number}): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
