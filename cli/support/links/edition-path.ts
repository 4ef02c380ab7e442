import type {EditionNames} from "#core/model/edition.ts";

/** A root-relative path without that of the edition it is written in: `/de/guide/` in `de` → `/guide/`. */
export function withoutEdition(path: string, edition: EditionNames | undefined): string {
  if (!edition || edition.self === "") return path;
  const own = `/${edition.self}`;
  return path === own || path.startsWith(`${own}/`) ? path.slice(own.length) || "/" : path;
}
