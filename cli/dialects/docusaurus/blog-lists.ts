import {join} from "node:path";
import type {PageList, PageLists} from "#schemas/settings/page-lists.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {record, text} from "../toolkit/static-config/values.ts";
import type {Instance} from "./instances.ts";

/** Default number of posts per list page. */
const USUAL_SIZE = 10;

/**
 * Returns the lists of a blog:
 * https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#configuration
 */
export function blogLists({at, options, path}: Instance, root: string, files: SettingsFiles): PageLists {
  const folder = at.slice(1, -1);
  const description = text(options.blogDescription);
  const perPage = sizeOf(options.postsPerPage);
  const authors = authorsIn(join(root, path, text(options.authorsMapPath) ?? "authors.yml"), files);
  const archive = options.archiveBasePath === null ? undefined : (text(options.archiveBasePath) ?? "archive");
  const of = (by: NonNullable<PageList["by"]>, title: string, more: Partial<PageList> = {}): PageList => ({
    title,
    folder,
    by,
    ...more,
    ...(by === "year" || perPage === undefined ? {} : {perPage}),
  });
  const below = (name: string): string => `${at}${name.replace(/^\/+|(?<!\/)\/+$/g, "")}/`;
  return {
    ...(folder === ""
      ? {}
      : {
          [at]: {
            title: text(options.blogTitle) ?? "Blog",
            ...(description ? {description} : {}),
            folder,
            ...(perPage === undefined ? {} : {perPage}),
          },
        }),
    [below(text(options.tagsBasePath) ?? "tags")]: of("tags", "Tags", tagsIn(root, path, options, files)),
    ...(Object.keys(authors).length === 0
      ? {}
      : {
          [below(text(options.authorsBasePath) ?? "authors")]: of("authors", "Authors", {
            terms: authors,
            termsOnly: true,
          }),
        }),
    ...(archive === undefined ? {} : {[below(archive)]: of("year", "Archive")}),
  };
}

/**
 * Returns the tag list of the documentation, if a file defines tags:
 * https://docusaurus.io/docs/create-doc#doc-tags
 */
export function tagLists(
  at: string,
  path: string,
  options: Record<string, unknown>,
  root: string,
  files: SettingsFiles,
): PageLists {
  const found = tagsIn(root, path, options, files);
  const name = text(options.tagsBasePath) ?? "tags";
  return found.terms
    ? {[`${at}${name}/`]: {title: "Tags", folder: at.slice(1, -1), by: "tags", ...found}}
    : {};
}

function sizeOf(written: unknown): number | undefined {
  if (written === "ALL") return undefined;
  return typeof written === "number" && Number.isInteger(written) && written > 0 ? written : USUAL_SIZE;
}

/** Reads `tags.yml`: https://docusaurus.io/docs/blog#global-tags */
function tagsIn(
  root: string,
  path: string,
  options: Record<string, unknown>,
  files: SettingsFiles,
): Pick<PageList, "terms"> {
  if (options.tags === false || options.tags === null) return {};
  const found = Object.entries(
    record(readYaml(join(root, path, text(options.tags) ?? "tags.yml"), files)),
  ).map(([name, tag]): [string, NonNullable<PageList["terms"]>[string]] => {
    const {label, description, permalink} = record(tag);
    return [name, written({title: text(label), description: text(description), path: text(permalink)})];
  });
  return found.length === 0 ? {} : {terms: Object.fromEntries(found)};
}

/** Reads `authors.yml`: https://docusaurus.io/docs/blog#global-authors */
const authorsIn = (file: string, files: SettingsFiles): NonNullable<PageList["terms"]> =>
  Object.fromEntries(
    Object.entries(record(readYaml(file, files))).map(([key, author]) => {
      const {name, description, title, page} = record(author);
      const about = text(description) ?? text(title);
      const path = text(record(page).permalink);
      return [
        key,
        {...written({title: text(name), description: about, path}), ...(page ? {} : {page: false})},
      ];
    }),
  );

/** Removes undefined values from an object. */
const written = <T extends Record<string, string | undefined>>(values: T): {[K in keyof T]?: string} =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: string;
  };
