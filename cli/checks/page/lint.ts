import {CODES, type Code} from "#cli/report/codes.ts";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {PageContext} from "#core/model/page-context.ts";
import type {RenderedPage} from "#core/model/page-facts.ts";
import type {Fix, PageLint} from "#core/model/page-lint.ts";
import type {EnhancedPage} from "#core/model/parsed-page.ts";
import type {SourceText} from "#core/model/source-file.ts";
import {append} from "#schemas/rules/long-lists.ts";
import type {Finding} from "./finding.ts";
import {keyLines} from "./front-matter-lines.ts";
import {linkCaseFix} from "./links.ts";
import {moreLinks} from "./more-links.ts";
import {PAGE_RULES} from "./rules.ts";
import {findSuppressions} from "./suppressions.ts";
import {viewPage} from "./view.ts";
import {webLinks} from "./web-links.ts";

/**
 * Runs the page rules enabled in the context. Also collects what later steps of `check` need: suppression
 * comments, external links, front matter positions. Links that the body does not render are added to the
 * page's links. READMEs of other projects are not linted.
 */
export function lintPage(
  page: EnhancedPage,
  rendered: RenderedPage,
  source: SourceText,
  context: PageContext,
): PageLint {
  const view = viewPage(page, rendered, source, context);
  const lint: PageLint = {
    findings: [],
    fixes: [],
    suppressions: [],
    webLinks: webLinks(view),
    keyLines: keyLines(source),
  };
  if (page.source.external) return lint;
  const more = moreLinks(view);
  append(lint.findings, more.findings);
  for (const code of context.lint?.rules ?? []) {
    const rule = PAGE_RULES.get(code as Code);
    if (rule) take(code as Code, rule(view), lint);
  }
  for (const {place, edit} of linkCaseFix(view)) append(lint.fixes, fixOf("link-case", place, edit));
  append(rendered.lists.checks.links, more.links);
  const {suppressions, malformed} = findSuppressions(view, name => Object.hasOwn(CODES, name));
  lint.suppressions = suppressions;
  take("suppression-malformed", malformed, lint);
  return lint;
}

function take(code: Code, findings: Iterable<Finding>, lint: PageLint): void {
  for (const {message, place, hint, edit} of findings) {
    lint.findings.push(diagnostic(code, message, hint === undefined ? place : {...place, hint}));
    append(lint.fixes, fixOf(code, place, edit));
  }
}

function fixOf(code: Code, {file, line, column}: Finding["place"], edit: Finding["edit"]): Fix[] {
  return edit && file !== undefined && line !== undefined && column !== undefined
    ? [{code, file, line, column, edit}]
    : [];
}
