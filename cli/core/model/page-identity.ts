import type {PageSummary} from "./page-facts.ts";
import type {SourceFile} from "./source-file.ts";

/** Page fields that are derived from its file alone. */
export const IDENTITY = {
  path: true,
  contentPath: true,
  treePath: true,
  name: true,
  extension: true,
  url: true,
  section: true,
  external: true,
  isMade: true,
  fallback: true,
  isNotFound: true,
  size: true,
  hash: true,
} as const satisfies Partial<Record<keyof PageSummary, true>>;
export type PageIdentity = Pick<PageSummary, keyof typeof IDENTITY>;

/** Returns the page fields that are derived from its file alone. */
export const pageIdentity = (
  source: SourceFile,
  {hash, size}: {hash: string; size: number},
): PageIdentity => ({
  path: source.path,
  contentPath: source.contentPath,
  ...(source.treePath === undefined ? {} : {treePath: source.treePath}),
  name: source.name,
  extension: source.extension,
  url: source.url,
  section: source.section,
  external: source.external,
  ...(source.text === undefined ? {} : {isMade: true}),
  ...(source.fallback === undefined ? {} : {fallback: source.fallback}),
  ...(source.isNotFound ? {isNotFound: true} : {}),
  size,
  hash,
});
