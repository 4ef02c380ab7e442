import type {PageResult} from "#core/model/page-body.ts";
import type {PageContext} from "#core/model/page-context.ts";
import {pageIdentity} from "#core/model/page-identity.ts";
import {statusOf} from "#core/model/page-status.ts";
import type {EnhancedPage} from "#core/model/parsed-page.ts";
import {packedTerms} from "#search/text/packed-terms.ts";
import {createState} from "./body-state.ts";
import {finishChildren} from "./finish.ts";
import {footnoteSection} from "./footnotes.ts";
import {withAddress} from "./head-elements.ts";
import {own} from "./html/element.ts";
import {findRepairs} from "./html/repairs.ts";
import {toHtml} from "./html/to-html.ts";
import {cleanMarkdown} from "./markdown/clean-markdown.ts";
import {pageLayout} from "./page-layout.ts";
import {pageSections} from "./sections.ts";
import {childrenToHast} from "./to-hast.ts";

/**
 * Renders the body of a page: finished, sanitized HTML, plain text, search sections and clean Markdown, with
 * the metadata that later stages need. Reports `html-removed`, `code-language`, `table-cells`, `link-*`,
 * `image-missing`.
 */
export function renderBody(page: EnhancedPage, context: PageContext): PageResult {
  const state = createState(page, context, childrenToHast);
  const {source, tree} = page;
  // Schema keys without a field below are kept in the page's front matter.
  const {title, description, date, sort, group, contributors, related, edit, repo, draft, head, ...rest} =
    page.frontMatter;
  const {source: sourceAddress, ...others} = rest;
  const extra: Record<string, unknown> = {...others, ...page.extra};
  const targets = page.targets.map(id => own("span", {id}, []));
  const children = [...targets, ...childrenToHast(tree, state)];
  const notes = footnoteSection(state);
  if (notes) children.push(notes);
  if (!source.external && tree.data?.text?.includes("<")) findRepairs(children, state);
  const html = toHtml(finishChildren(children, {}, state));
  const view = pageLayout(state);
  const ofHead = (head ?? []).flatMap(element => withAddress(element, {}, state) ?? []);
  const sections = pageSections(tree);
  return {
    body: {
      html,
      markdown: cleanMarkdown(tree, state),
      sections,
      terms: context.outlineOnly
        ? ""
        : packedTerms({url: source.url, title: page.title, description: page.description ?? "", sections}),
    },
    summary: {
      ...pageIdentity(source, page),
      title: page.title,
      description: page.description,
      date: page.date,
      sort: sort ?? null,
      group: group ?? null,
      contributors: contributors ?? [],
      related: related ?? [],
      edit: edit ?? null,
      source: sourceAddress ?? null,
      repo: repo ?? null,
      ...(view === undefined ? {} : {view}),
      ...(ofHead.length === 0 ? {} : {head: ofHead}),
      extra,
      status: statusOf({...extra, draft}),
      components: [...state.islands].sort(),
      assets: [...state.assets.values()],
      dependencies: [...state.dependencies.values()],
      ...(page.isGenerated ? {isGenerated: true} : {}),
      ...(page.hasUnknownBlock ? {hasUnknownBlock: true} : {}),
    },
    lists: {
      outline: {anchors: page.anchors, ids: [...state.ids, ...frameIds(page, context)]},
      checks: {links: state.links, diagnostics: [...page.diagnostics, ...state.diagnostics]},
    },
  };
}

/**
 * Ids that the site adds to a page: the home page ends with the sponsors if the content contains their data.
 */
const frameIds = ({source}: EnhancedPage, {siteMap}: PageContext): string[] =>
  source.url === "/" && siteMap.files.has("data/sponsors.json") ? ["sponsors"] : [];
