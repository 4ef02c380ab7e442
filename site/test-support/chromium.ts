import {type Browser, chromium} from "playwright-core";
import {programPath} from "./engines/programs.ts";

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

/** Path of a Chromium: CHROMIUM_PATH, a known place, or the Debian package. Throws a sentence that says what to do. */
export const chromiumPath = (): string =>
  programPath({name: "Chromium", variable: "CHROMIUM_PATH", paths: PATHS, packages: ["chromium"]});

/** Starts a browser. The caller closes it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: chromiumPath(), args: FLAGS});
