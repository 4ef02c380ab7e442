import path from "node:path";
import {diagnostic} from "#cli/report/diagnostic.ts";
import {type PageContext, textsFor} from "#core/model/page-context.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {FrontMatter} from "#schemas/front-matter.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import type {Dialect} from "../model/dialect.ts";
import type {ParsedPage} from "../model/parsed-page.ts";
import type {SourceText} from "../model/source-file.ts";
import type {PageState, ParseContext} from "./file-scope.ts";
import {cleanAddresses} from "./front-matter/addresses.ts";
import {readFrontMatter} from "./front-matter/front-matter.ts";
import {isOrdinary, NotOrdinary} from "./ordinary.ts";
import {parseFile} from "./tree.ts";

/**
 * Parses the text of a page into its tree and front matter. The dialect determines which extensions are MDX,
 * which is never executed; all others are CommonMark, GFM and raw HTML. Errors in the content never throw:
 * they become diagnostics, and the page keeps what could be parsed.
 *
 * The engine named in the context must have been loaded (`loadEngine`).
 */
export function parsePage(source: SourceText, context: ParseContext): ParsedPage {
  const {path: file, extension} = source.source;
  if (context.ordinaryOnly && !isOrdinary(source.yaml ?? "")) throw new NotOrdinary();
  const front =
    source.yaml === null
      ? {frontMatter: {}, extra: {}, diagnostics: []}
      : readFrontMatter(
          source.yaml,
          source.frontMatterLine,
          file,
          source.source.external ? withLastChange(context.dialect.frontMatter) : context.dialect.frontMatter,
          source.format,
        );
  const page: PageState = {
    context,
    texts: textsFor(source.source, context),
    frontMatter: {...front.extra, ...front.frontMatter},
    diagnostics: [],
    dependencies: new Map(),
    unknown: new Set(),
    targets: new Set(),
    isGenerated: false,
    hasUnknownBlock: false,
    parseFile,
    parts: 0,
    partBytes: 0,
    expanded: {nodes: 0, text: 0},
  };
  const {takeSharedPage} = context.dialect.frontMatter;
  const {shared, own} = takeSharedPage?.(front.frontMatter, front.extra) ?? {
    shared: undefined,
    own: front.frontMatter,
  };
  const addresses = cleanAddresses(own, source, context);
  const tree = parseFile({
    page,
    path: file,
    folder: path.dirname(source.source.file),
    grammar: context.dialect.mdx.includes(extension) ? "mdx" : "md",
    text: withSharedBody(source, shared, context),
    stack: [file],
  });
  return {
    source: source.source,
    size: source.size,
    hash: source.hash,
    tree,
    frontMatter: {...setByHooks(page), ...addresses.frontMatter},
    extra: front.extra,
    dependencies: [...page.dependencies.values()],
    isGenerated: page.isGenerated,
    hasUnknownBlock: page.hasUnknownBlock,
    diagnostics: [
      ...findLate(source),
      ...(extension === ".mdx" ? findWithoutMdx(file, context) : []),
      ...front.diagnostics,
      ...addresses.diagnostics,
      ...page.diagnostics,
    ],
  };
}

/** Returns the fields that hooks have set. */
const setByHooks = ({title, description}: PageState): FrontMatter => ({
  ...(title === undefined ? {} : {title}),
  ...(description === undefined ? {} : {description}),
});

/** Reports a page in MDX whose dialect has none (`file-mdx`). */
function findWithoutMdx(file: string, {dialect, dialectSettings}: ParseContext): Diagnostic[] {
  if (dialect.mdx.includes(".mdx")) return [];
  const message = `the dialect "${dialectSettings.dialect}" has no MDX, so this page is read as Markdown`;
  return [diagnostic("file-mdx", message, {file, line: 1})];
}

/**
 * Reports front matter that does not start on the first line and is therefore ignored (`front-matter-late`).
 */
function findLate({source, text, yaml}: SourceText): Diagnostic[] {
  const before =
    yaml === null ? /^\s*(?=(?:---[ \t]*\n[\w-]+:\s|\+\+\+[ \t]*\n[\w-]+[ \t]*=))/.exec(text)?.[0] : "";
  if (!before) return [];
  const place = {file: source.path, line: before.split("\n").length};
  return [diagnostic("front-matter-late", "this front matter does not start on the first line", place)];
}

/**
 * Extends front matter rules for fetched READMEs, which also contain the date and commit of their last
 * change.
 */
const withLastChange = (rules: Dialect["frontMatter"]): Dialect["frontMatter"] => ({
  ...rules,
  known: [...rules.known, "updated", "commit"],
});

/**
 * Appends an import of the page that the front matter names as the source of its text (`source: app/guides/images`). The
 * name is the other page's URL, with or without the common prefix of all URLs.
 */
function withSharedBody({source, text}: SourceText, named: unknown, context: PageContext): string {
  if (typeof named !== "string" || named.includes(":")) return text;
  const wanted = `/${named.replaceAll(/^\/+|(?<!\/)\/+$/g, "")}/`.toLowerCase();
  const found = [...context.siteMap.pages].find(
    ([, url]) => url.toLowerCase().endsWith(wanted) && url !== source.url,
  );
  const folder = found && context.folders.find(({prefix}) => found[0].startsWith(prefix));
  if (!found || !folder) return text;
  const file = path.join(folder.folder, found[0].slice(folder.prefix.length));
  const way = relativePath(path.dirname(source.file), file);
  return `${text}\n\nimport SharedBody from ${JSON.stringify(`./${way}`)}\n\n<SharedBody />\n`;
}
