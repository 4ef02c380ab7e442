import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {searchTextPath} from "#schemas/artifact-paths.ts";
import {artifactHeader} from "#schemas/version.ts";
import type {SiteContext} from "./context.ts";

/** Plans `data/text/<url>/index.json` (`SearchText`), the only artifact with the plain text of a page. */
export const pageTextFile = (page: PageFacts, {bodies}: SiteContext): EmitFile => ({
  path: searchTextPath(page.url),
  key: page.bodyHash,
  produce: () => [
    `${JSON.stringify(artifactHeader("search-text")).slice(0, -1)},"passages":`,
    bodies.read(page, "sections"),
    "}\n",
  ],
});
