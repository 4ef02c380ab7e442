import type {SourceFile} from "#core/model/source-file.ts";

/** Reports whether a page is a `page.mdx` in the `app` folder, where pages are the index of their folder. */
export const isAppPage = ({name, path, contentPath}: SourceFile): boolean =>
  /^page\.mdx?$/.test(name) && `/${path}`.endsWith(`/app/${contentPath}`);
