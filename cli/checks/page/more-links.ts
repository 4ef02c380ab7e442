import {diagnostic} from "#cli/report/diagnostic.ts";
import type {PageLink} from "#core/model/page-facts.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {resolveLink} from "#support/links/resolve-link.ts";
import {placeOf} from "./finding.ts";
import {placeOfText} from "./front-matter-lines.ts";
import type {PageView} from "./view.ts";

type LinkPlace = Pick<PageLink, "line" | "column" | "endLine" | "endColumn" | "file">;

/**
 * Finds links that the body does not render: further reading, and unused definitions. Internal ones are
 * checked together with the links in the body; problems with their pages are reported here, as warnings for unused
 * definitions.
 */
export function moreLinks(view: PageView): {links: PageLink[]; findings: Diagnostic[]} {
  const links: PageLink[] = [];
  const findings: Diagnostic[] = [];
  const shown = related(view);
  for (const [i, [raw, place]] of [...shown, ...unusedDefinitions(view)].entries()) {
    const {url, fragment, problem} = resolveLink(raw, view.page.source, view.context);
    if (problem) {
      const {code, message, hint} = problem;
      const at = {file: view.page.source.path, ...place, ...(hint === undefined ? {} : {hint})};
      const finding = diagnostic(code, message, at);
      // Readers see no link of an unused definition.
      findings.push(i < shown.length ? finding : {...finding, severity: "warning"});
    } else if (url !== null || fragment !== null) links.push({raw, url, fragment, ...place});
  }
  return {links, findings};
}

const related = (view: PageView): [string, LinkPlace][] =>
  (view.page.frontMatter.related ?? []).map(({url}) => [url, placeOfText(url, view.source)]);

/**
 * Finds unused definitions. Of several definitions with the same label, only the first is used. Definitions
 * in partials are skipped.
 */
function* unusedDefinitions(view: PageView): Iterable<[string, LinkPlace]> {
  const used = new Set(
    [...view.links, ...view.images].flatMap(({node, file}) =>
      "identifier" in node && file === view.files[0] ? [node.identifier.toUpperCase()] : [],
    ),
  );
  for (const {node, file} of view.definitions) {
    if (file !== view.files[0] || used.delete(node.identifier.toUpperCase())) continue;
    const {line = 1, column = 1, endLine = line, endColumn = column} = placeOf({node, file});
    // Some definitions are comments: `[//]: # (a comment)`, `[comment]: #`.
    if (!/^#?$/.test(node.url) && /\w/.test(node.identifier))
      yield [node.url, {line, column, endLine, endColumn}];
  }
}
