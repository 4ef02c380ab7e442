import {spawnSync} from "node:child_process";
import {existsSync} from "node:fs";

/** A browser that tests drive. */
export interface Program {
  name: string;
  /** Environment variable that names its file. */
  variable: string;
  /** Where it usually is. */
  paths: readonly string[];
  /** Packages of Debian that it is in. */
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

/** Installs packages where that is possible: as root, on a system that has them. */
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
 * Path of a program: the one its variable names, one in a known place, or a Debian package that is installed now. Throws a
 * sentence that says what to do where there is none.
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
