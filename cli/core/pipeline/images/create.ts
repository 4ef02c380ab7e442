import type {Project} from "#cli/config/load.ts";
import type {LentFile} from "#core/model/edition.ts";
import type {ImageVariants, PageSummary} from "#core/model/page-facts.ts";
import type {Config} from "#schemas/config.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {Cache} from "../cache/cache.ts";
import {configFindings} from "../config-findings/locate.ts";
import {installedSharp, type Sharp} from "./sharp.ts";

/** Returns the conditions on which image variants depend, besides the config and the images. */
export function imageConditions({images}: Config): string {
  const sharp = images === false ? null : installedSharp();
  return sharp ? JSON.stringify(sharp.versions) : "";
}

/**
 * Creates the variants of a project's images if the config enables them. Reports `image-variants`, also if `sharp` is not
 * installed.
 *
 * @param lent files that only other editions use
 */
export async function createVariants(
  {config, configFile, root}: Project,
  pages: readonly Pick<PageSummary, "assets" | "dependencies">[],
  cache: Cache,
  lent: readonly LentFile[],
  sharp: Sharp | null = config.images === false ? null : installedSharp(),
): Promise<{variants: ImageVariants; findings: Diagnostic[]}> {
  const {images} = config;
  if (images === false) return {variants: new Map(), findings: []};
  if (sharp === null) {
    const fault = {
      code: "image-variants" as const,
      message: "`images` needs the package `sharp`, which is not installed",
      path: ["images"],
      hint: "Run `npm install --save-dev sharp`, or remove `images`.",
    };
    return {variants: new Map(), findings: await configFindings(configFile, [fault])};
  }
  const [{imageOptions}, {imageVariants}] = await Promise.all([
    import("#schemas/settings/images.ts"),
    import("./variants.ts"),
  ]);
  const settings = images === true ? imageOptions.parse({}) : images;
  const {variants, diagnostics} = await imageVariants(pages, lent, {
    root,
    settings,
    folder: cache.folderOf("images"),
    sharp,
  });
  return {variants, findings: diagnostics};
}
