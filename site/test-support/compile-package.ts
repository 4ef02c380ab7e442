import {execFileSync} from "node:child_process";
import {join, resolve} from "node:path";
import {isPackageCurrent, siteHash} from "../build/parts.ts";
import {oneAtATime} from "./one-at-a-time.ts";

const ROOT = resolve(import.meta.dirname, "../..");

let compiled: Promise<string> | undefined;

/**
 * Compiles the package like `npm run compile`, unless it is up to date. Test files wait for each other.
 *
 * @returns hash of the site's sources
 */
export function compilePackage(): Promise<string> {
  compiled ??= oneAtATime(join(ROOT, "build/lock"), async () => {
    if (!isPackageCurrent(ROOT)) {
      // Test runners set another mode, in which React would be a development build.
      const env = {...process.env, NODE_ENV: "production"};
      execFileSync("npm", ["run", "-s", "compile"], {cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"]});
    }
    return siteHash(ROOT);
  });
  return compiled;
}
