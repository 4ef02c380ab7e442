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

/**
 * Parts of the browser UI that are web pages. Every window loads them again, which takes longer than one of
 * our pages.
 */
const FRAME = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI"];

/**
 * Features that Playwright disables for stable tests. Only the last list on a command line counts, so they
 * are repeated here.
 */
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

/** Flags for a browser that connects to nothing but the tests. */
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

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, a known path, or the Debian package. Throws an error that
 * explains what to do.
 */
export const chromiumPath = (): string =>
  programPath({name: "Chromium", variable: "CHROMIUM_PATH", paths: PATHS, packages: ["chromium"]});

/** Starts a browser. The caller must close it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: chromiumPath(), args: FLAGS});
