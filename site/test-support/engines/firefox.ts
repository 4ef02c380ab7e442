import puppeteer, {type KeyInput} from "puppeteer-core";
import type {Remote} from "./remote-page.ts";
import type {RemoteBrowser} from "./webkit.ts";

/** Other hosts are unreachable, as in the other engines. */
const SETTINGS = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.no_proxies_on": "localhost, 127.0.0.1",
};

/**
 * Starts Firefox, controlled over WebDriver BiDi.
 *
 * @param preferences settings as in `about:config`
 */
export async function launchFirefox(
  executablePath: string,
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<RemoteBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {...SETTINGS, ...preferences},
  });
  return {
    async open(width, height) {
      const page = await browser.newPage();
      await page.setViewport({width, height});
      const remote: Remote = {
        goto: async address => void (await page.goto(address, {waitUntil: "load"})),
        reload: async () => void (await page.reload()),
        run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
        traverse: async by => void (await page.evaluate(`history.go(${by})`)),
        async press(key, modifiers) {
          for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
          await page.keyboard.press(key as KeyInput);
          for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier as KeyInput);
        },
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        resize: (wide, high) => page.setViewport({width: wide, height: high}),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => page.close(),
      };
      return remote;
    },
    close: () => browser.close(),
  };
}
