import {type ChildProcess, spawn} from "node:child_process";
import type {Browser, Page} from "playwright-core";
import {launchBrowser} from "#site/test-support/chromium.ts";
import {readersEnvironment} from "../guides/shell.ts";

const PATIENCE = 60_000;
const STEP = 100;

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, STEP));

/** Polls a condition until it is met or the time limit expires. Returns whether it was met. */
async function until(holds: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += STEP) {
    if (await holds()) return true;
    await pause();
  }
  return holds();
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Prints uncaught errors like the browser console, without the stack. */
async function printErrors(page: Page, lines: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Runtime.exceptionThrown", ({exceptionDetails: {text, exception}}) => {
    const [message] = (exception?.description ?? String(exception?.value ?? "")).split("\n    at ");
    lines.push(`${text} ${message}`.trim());
  });
  await session.send("Runtime.enable");
}

/** Page that is open in a browser while a guide continues, with its server. */
export type Live = {
  click: (selector: string) => Promise<void>;
  /**
   * Waits until the new console output meets a condition.
   *
   * @returns the output printed since the last call
   */
  look: (satisfied: (printed: string) => boolean) => Promise<string>;
  /** Waits until the text of the page meets a condition, and returns it. */
  lookAtText: (satisfied: (text: string) => boolean) => Promise<string>;
  close: () => Promise<void>;
};

function stop(server: ChildProcess | undefined): void {
  if (server?.pid === undefined || server.exitCode !== null) return;
  process.kill(-server.pid, "SIGKILL");
}

/**
 * Opens a page once its server responds.
 *
 * @param command - starts the server; `undefined` for a file
 * @param patience - time limit for responses and console output, in milliseconds
 * @throws Error if nothing responds in time; all processes are stopped first
 */
export async function openLive(
  command: string | undefined,
  url: string,
  cwd: string,
  patience = PATIENCE,
): Promise<Live> {
  const server =
    command === undefined
      ? undefined
      : spawn("bash", ["-c", command], {
          cwd,
          env: readersEnvironment(process.env),
          detached: true,
          stdio: "ignore",
        });
  let browser: Browser | undefined;
  const close = async (): Promise<void> => {
    stop(server);
    await browser?.close();
  };
  try {
    if (server && !(await until(() => answers(url), patience))) throw new Error(`nothing answers at ${url}`);
    browser = await launchBrowser();
    const page = await browser.newPage();
    const lines: string[] = [];
    let seen = 0;
    page.on("console", message => void lines.push(message.text()));
    await printErrors(page, lines);
    await page.goto(url);
    const look = async (satisfied: (printed: string) => boolean): Promise<string> => {
      const printed = (): string => lines.slice(seen).join("\n");
      await until(() => satisfied(printed()), patience);
      const all = printed();
      seen = lines.length;
      return all;
    };
    const lookAtText = async (satisfied: (text: string) => boolean): Promise<string> => {
      const text = async (): Promise<string> => (await page.textContent("body")) ?? "";
      await until(async () => satisfied(await text()), patience);
      return text();
    };
    return {click: selector => page.click(selector), look, lookAtText, close};
  } catch (error) {
    await close();
    throw error;
  }
}
