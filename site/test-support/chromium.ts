import {spawnSync} from "node:child_process";
import {existsSync} from "node:fs";
import {type Browser, chromium} from "playwright-core";

const PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Parts of the browser's own frame that are web pages; every window loads them anew, which takes longer than a page of ours. */
const FRAME = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI"];

/** What Playwright turns off for steady tests. The last list of a command line is the one that counts, so they are named again. */
const UNSTEADY = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Flags for a browser that talks to nobody but the tests. */
export const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  `--disable-features=${[...UNSTEADY, ...FRAME].join()}`,
];

const HELP =
  "The browser tests need Chromium: set CHROMIUM_PATH to its program, or install it (Debian: apt-get install chromium).";

/** Installs the Debian package where that is possible: as root, on a system that has it. */
function install(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options = {stdio: "ignore", timeout: 240_000} as const;
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"], options);
}

const find = (): string | undefined => PATHS.find(path => existsSync(path));

/** Path of a Chromium: CHROMIUM_PATH, a known place, or the Debian package. Throws a sentence that says what to do. */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. ${HELP}`);
    return named;
  }
  const found = find();
  if (found) return found;
  install();
  const installed = find();
  if (!installed) throw new Error(HELP);
  return installed;
}

/** Starts a browser. The caller closes it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: chromiumPath(), args: FLAGS});
