import {existsSync} from "node:fs";
import {type ClientBuild, clientBuild} from "../../../site/prerender/client-build.ts";
import {fatal} from "../../report/diagnostic.ts";
import {packageRoot} from "./package-root.ts";

/** The prebuilt parts of the site for a language. Throws `site-client` where they are missing: in a clone before `npm ci`. */
export function prebuiltClient(lang: string): ClientBuild {
  const build = clientBuild(packageRoot(), lang);
  if (existsSync(build.server)) return build;
  throw fatal("site-client", `${build.server} does not exist`);
}
