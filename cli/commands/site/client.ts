import {existsSync} from "node:fs";
import {fatal} from "#cli/report/diagnostic.ts";
import {type ClientBuild, clientBuild} from "#site/prerender/client-build.ts";
import {packageRoot} from "./package-root.ts";

/**
 * Returns the prebuilt site client for a language. Throws `site-client` if it is missing, as in a clone before `npm
 * ci`.
 */
export function prebuiltClient(lang: string): ClientBuild {
  const build = clientBuild(packageRoot(), lang);
  if (existsSync(build.server)) return build;
  throw fatal("site-client", `${build.server} does not exist`);
}
