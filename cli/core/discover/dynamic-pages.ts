import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {WalkedFile} from "./walk.ts";

/** Content paths of templates, `[name].md` beside `[name].paths.js`: https://vitepress.dev/guide/routing#dynamic-routes */
export function madeByPrograms(files: readonly WalkedFile[]): Set<string> {
  const programs = new Set(
    files.flatMap(({contentPath}) => /^(.+)\.paths\.[cm]?[jt]s$/.exec(contentPath)?.[1] ?? []),
  );
  const paths = files.map(({contentPath}) => contentPath);
  return new Set(
    paths.filter(
      path => path.includes("[") && /\.mdx?$/.test(path) && programs.has(path.replace(/\.mdx?$/, "")),
    ),
  );
}

/** The finding of a template, whose pages are left out (`page-dynamic`). */
export function unmade(contentPath: string, file: string): Diagnostic {
  const program = contentPath.slice(contentPath.lastIndexOf("/") + 1).replace(/\.mdx?$/, ".paths");
  return diagnostic("page-dynamic", `the pages that \`${program}\` makes of this file are left out`, {file});
}
