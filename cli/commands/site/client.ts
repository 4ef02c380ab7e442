import {existsSync} from "node:fs";
import {dirname, join} from "node:path";
import {fatal} from "#cli/report/diagnostic.ts";
import {type ClientBuild, clientBuild} from "#site/prerender/client-build.ts";

/**
 * Returns the prebuilt site client for a language. Throws `site-client` if it is missing, as in a clone before `npm
 * ci`.
 */
export function prebuiltClient(lang: string): ClientBuild {
  const build = clientBuild(packageRoot(), lang);
  if (existsSync(build.server)) return build;
  throw fatal("site-client", `${build.server} does not exist`);
}

/**
 * Returns the root folder of the installed package, which contains the prebuilt client. Works from sources
 * and compiled files alike.
 */
function packageRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, "package.json"))) return from;
  return packageRoot(dirname(from));
}
