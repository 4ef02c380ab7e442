import type {EditionNames} from "#core/model/edition.ts";

/**
 * Strips the prefix of the edition from a root-relative path written in it: `/de/guide/` in `de` → `/guide/`.
 */
export function withoutEdition(path: string, edition: EditionNames | undefined): string {
  if (!edition || edition.self === "") return path;
  const own = `/${edition.self}`;
  return path === own || path.startsWith(`${own}/`) ? path.slice(own.length) || "/" : path;
}
