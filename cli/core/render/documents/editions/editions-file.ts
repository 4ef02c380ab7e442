import type {EmitFile} from "#core/model/emit-file.ts";
import {EDITIONS} from "#schemas/artifact-paths.ts";
import type {EditionsDocument} from "#schemas/manifest.ts";
import {artifactHeader} from "#schemas/version.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import type {SiteContext} from "../context.ts";
import {textFile} from "../text-file.ts";

/** Plans `data/editions.json`, the list of languages and versions with their pages. Returns undefined if there is only one. */
export function editionsFile({editions, listings}: SiteContext): EmitFile | undefined {
  if (!editions || !listings) return undefined;
  const document: EditionsDocument = {
    ...artifactHeader("editions"),
    editions: editions.all.map(({path, lang, label, version, prefix, isDefault, isCurrent}) => {
      const pages = listings.get(path) ?? [];
      const urls = (fallback: boolean): string[] =>
        pages.filter(page => page.fallback === fallback).map(({url}) => url);
      return {
        path,
        lang,
        title: label,
        version: version ?? undefined,
        prefix,
        isDefault,
        isCurrent,
        pages: urls(false),
        fallbacks: urls(true),
      };
    }),
  };
  return textFile(EDITIONS, artifactJson(document));
}
