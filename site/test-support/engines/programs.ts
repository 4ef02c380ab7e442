import {spawnSync} from "node:child_process";
import {existsSync} from "node:fs";

/** Browser controlled by tests. */
export interface Program {
  name: string;
  /** Environment variable with the path of its executable. */
  variable: string;
  /** Usual paths. */
  paths: readonly string[];
  /** Debian packages that contain it. */
  packages: readonly string[];
}

export const FIREFOX: Program = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
  packages: ["firefox-esr"],
};

export const WEBKIT: Program = {
  name: "WebKit",
  variable: "WEBKIT_DRIVER_PATH",
  paths: ["/usr/bin/WebKitWebDriver"],
  packages: ["webkit2gtk-driver", "xvfb", "xauth"],
};

const help = ({name, variable, packages}: Program): string =>
  `${name} is not installed: set ${variable} to its program, or install it (Debian: apt-get install ${packages.join(" ")}).`;

/** Installs packages if possible: as root, on a Debian system. */
function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options = {stdio: "ignore", timeout: 240_000} as const;
  spawnSync("apt-get", ["update"], options);
  spawnSync(
    "apt-get",
    ["install", "-y", "--no-install-recommends", ...packages, "fonts-liberation"],
    options,
  );
}

/**
 * Returns the path of a browser: from its environment variable, a known path, or a Debian package that is
 * installed on demand. Throws an error that explains what to do if there is none.
 */
export function programPath(program: Program): string {
  const named = process.env[program.variable];
  if (named) {
    if (!existsSync(named)) throw new Error(`${program.variable} names ${named}, which does not exist.`);
    return named;
  }
  const find = (): string | undefined => program.paths.find(path => existsSync(path));
  const found = find();
  if (found) return found;
  install(program.packages);
  const installed = find();
  if (!installed) throw new Error(help(program));
  return installed;
}
