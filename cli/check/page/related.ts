import type {Diagnostic} from "../../../schemas/diagnostic.ts";
import {resolveLink} from "../../links/resolve-link.ts";
import type {PageLink} from "../../model/page-facts.ts";
import {diagnostic} from "../../report/diagnostic.ts";
import {frontMatterLines} from "./front-matter-lines.ts";
import type {PageView} from "./view.ts";

/** Further reading: its links into this site, to be judged with those of the body, and what is wrong with their pages. */
export function relatedLinks({page, source, context}: PageView): {links: PageLink[]; findings: Diagnostic[]} {
  const links: PageLink[] = [];
  const findings: Diagnostic[] = [];
  for (const {url: raw} of page.frontMatter.related ?? []) {
    const {url, fragment, problem} = resolveLink(raw, page.source, context);
    const place = placeOfText(raw, source);
    const file = page.source.path;
    if (problem)
      findings.push(
        diagnostic(problem.code, problem.message, {
          file,
          ...place,
          ...(problem.hint ? {hint: problem.hint} : {}),
        }),
      );
    else if (url !== null) links.push({raw, url, fragment, ...place});
  }
  return {links, findings};
}

type LinkPlace = Pick<PageLink, "line" | "column" | "endLine" | "endColumn">;

/** Where a text stands in the front matter. */
export function placeOfText(text: string, source: PageView["source"]): LinkPlace {
  for (const [line, yaml] of frontMatterLines(source)) {
    const at = yaml.indexOf(text);
    if (at !== -1) return {line, column: at + 1, endLine: line, endColumn: at + 1 + text.length};
  }
  const line = source.frontMatterLine;
  return {line, column: 1, endLine: line, endColumn: 1};
}
