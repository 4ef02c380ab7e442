import type {PageSummary} from "./page-facts.ts";
import type {SourceFile} from "./source-file.ts";

type Identity = Pick<
  PageSummary,
  | "path"
  | "contentPath"
  | "treePath"
  | "name"
  | "extension"
  | "url"
  | "section"
  | "external"
  | "isMade"
  | "fallback"
  | "isNotFound"
  | "size"
  | "hash"
>;

/** Returns the fields of a page that follow from its file alone. */
export const pageIdentity = (source: SourceFile, {hash, size}: {hash: string; size: number}): Identity => ({
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
