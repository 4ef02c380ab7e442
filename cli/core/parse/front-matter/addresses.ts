import {diagnostic} from "#cli/report/diagnostic.ts";
import type {PageContext} from "#core/model/page-context.ts";
import type {SourceText} from "#core/model/source-file.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {FrontMatter} from "#schemas/front-matter.ts";
import {schemeOf} from "#schemas/rules/addresses.ts";
import {resolveLink} from "#support/links/resolve-link.ts";

const FIELDS = ["edit", "source", "repo"] as const;

/**
 * Checks URLs in front matter like links. One with a disallowed scheme is removed (`link-scheme`); a relative
 * one in Further Reading becomes the URL of its page. Broken links are reported (`link-page`, `link-case`).
 */
export function cleanAddresses(
  frontMatter: FrontMatter,
  source: SourceText,
  context: PageContext,
): {frontMatter: FrontMatter; diagnostics: Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const clean: FrontMatter = {...frontMatter};
  for (const field of FIELDS) {
    const scheme = schemeOf(frontMatter[field] ?? "");
    if (scheme === null || scheme === "http" || scheme === "https") continue;
    delete clean[field];
    const message = `URLs with the scheme \`${scheme}:\` are not allowed in \`${field}\``;
    diagnostics.push(diagnostic("link-scheme", message, placeOf(frontMatter[field] ?? "", source, field)));
  }
  if (frontMatter.related)
    clean.related = frontMatter.related.flatMap(entry => {
      const {href, url, problem} = resolveLink(entry.url, source.source, context);
      if (problem) {
        const {code, message, hint} = problem;
        const place = {...placeOf(entry.url, source), ...(hint === undefined ? {} : {hint})};
        diagnostics.push(diagnostic(code, message, place));
      }
      if (href === "") return [];
      const isRelative = schemeOf(entry.url) === null && !/^[\\/#]/.test(entry.url);
      return [isRelative && url !== null ? {...entry, url: decodeURI(href)} : entry];
    });
  return {frontMatter: clean, diagnostics};
}

/** Returns the position of a value or, if it is spelled differently, of its key. */
function placeOf(
  text: string,
  {source, yaml, frontMatterLine}: SourceText,
  key = "related",
): Pick<Diagnostic, "line" | "column"> & {file: string} {
  const lines = (yaml ?? "").split("\n");
  const found = lines.findIndex(line => line.includes(text));
  const at = found >= 0 ? found : lines.findIndex(line => line.startsWith(`${key}:`));
  const column = Math.max(0, lines[at]?.indexOf(text) ?? 0) + 1;
  return {file: source.path, line: frontMatterLine + Math.max(0, at), column};
}
