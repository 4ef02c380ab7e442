import {dirname, join, posix} from "node:path";
import {type ParseError, parse, printParseErrorCode} from "jsonc-parser";
import type {ConfigInput} from "#schemas/config.ts";
import type {ReadSettings} from "../define.ts";
import {filesBelow, type PageFile, pagesBelow} from "../toolkit/settings/page-files.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {entriesOf, isThere, parsed, readPage} from "../toolkit/static-config/read-file.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {defined, isForeign, list, pageUrl, record, text} from "../toolkit/static-config/values.ts";
import {sidebarOf} from "./toc.ts";

/** Types of the settings that are read. */
const SHAPE = {
  build: {
    content: [{exclude: ["string", "string"]}],
    overwrite: [{files: ["string", "string"]}, "string"],
    globalMetadata: {
      ...{_appLogoPath: "string", _appFaviconPath: "string"},
      ...{_appTitle: "string", _appName: "string", titleSuffix: "string"},
    },
  },
} as const;

/** Reads `docfx.json`: https://dotnet.github.io/docfx/reference/docfx-json-reference.html */
export const settings: ReadSettings = ({file, files, left}) => {
  const folder = dirname(file);
  const build = record(checkedRecord(parsed(file, files, parseLoosely), SHAPE, file, files).build);
  const metadata = record(build.globalMetadata);
  const groups = list(build.content).map(record);
  const data = filesBelow(
    folder,
    "",
    name => /^(?!toc\.|docfx\.)[^.]*\.ya?ml$/i.test(name),
    undefined,
    files,
  );
  const pages = data.filter(({file: path}) =>
    /^### YamlMime:(?!TOC|TableOfContent)/i.test(readPage(path, files)),
  );
  if (pages.length > 0) left.push(`${pages.length === 1 ? "1 page" : `${pages.length} pages`} in YAML`);
  const known = [
    ...pages.map(({path}) => pageUrl(path.replace(/\.ya?ml$/, ""))),
    ...hostFolders(folder, files),
    ...printed(folder, files),
  ];
  const written = pagesBelow(folder, "", files);
  const uids = pageNames(written);
  const moved = movedPages(written);
  return defined({
    content: folder,
    title: text(metadata._appTitle) ?? text(metadata._appName) ?? text(metadata.titleSuffix),
    logo: text(metadata._appLogoPath),
    icon: text(metadata._appFaviconPath),
    exclude: [
      "**/includes/**",
      // Their text completes pages about code.
      ...list(build.overwrite).flatMap(entry => textsIn(record(entry).files)),
      ...groups.flatMap(({exclude}) => textsIn(exclude)),
      ...foldersOutside(folder, groups),
      ...moved.map(({path}) => path),
    ],
    sidebar: sidebarOf(folder, files),
    redirects: listedRedirects(moved),
    known: known.length > 0 ? [...new Set(known)].sort() : undefined,
    // Code is often taken from another repository that is cloned beside this one.
    rules: {"import-outside": "warning", ...(isOnLearn(folder, files) && {"link-case": "info"})},
    variables: Object.keys(uids).length > 0 ? {uids} : undefined,
  }) satisfies ConfigInput;
};

/** Returns patterns for folders without content. Requires that all content patterns begin with a folder. */
function foldersOutside(folder: string, groups: readonly Record<string, unknown>[]): string[] {
  const patterns = groups.flatMap(({files}) => textsIn(files)).filter(pattern => pattern.includes("/"));
  const starts = patterns.map(pattern => pattern.slice(0, pattern.indexOf("/")));
  const isElsewhere = groups.some(({src}) => src !== undefined);
  if (isElsewhere || starts.length === 0 || starts.some(start => /[*?{[.]/.test(start))) return [];
  return entriesOf(folder)
    .filter(entry => entry.isDirectory() && !starts.includes(entry.name))
    .map(({name}) => `${name}/**/*.md`);
}

/** Returns the texts of a list, or of a single value. */
const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap(one => text(one) ?? []);

/** Returns the paths of the PDF files that tables of contents request (`pdf: true`). */
const printed = (folder: string, files: SettingsFiles): string[] =>
  filesBelow(folder, "/", name => /^toc\.yml$/i.test(name), undefined, files).flatMap(({path, file}) => {
    const {pdf, pdfFileName} = record(readYaml(file, files));
    return pdf === true ? [posix.join(posix.dirname(path), text(pdfFileName) ?? "toc.pdf")] : [];
  });

/** Returns the URLs of pages by the names that they declare (`uid`). */
const pageNames = (pages: readonly PageFile[]): Record<string, string> =>
  Object.fromEntries(
    pages.flatMap(({path, frontMatter}) => {
      const uid = text(frontMatter.uid);
      return uid === undefined ? [] : [[uid, pageUrl(path)]];
    }),
  );

/** Returns the pages that only redirect to another one (`redirect_url`), which may be relative. */
const movedPages = (pages: readonly PageFile[]): {path: string; from: string; to: string}[] =>
  pages.flatMap(({path, frontMatter}) => {
    const target = text(frontMatter.redirect_url);
    if (target === undefined) return [];
    const [, file = "", anchor = ""] = /^([^#?]*)(.*)$/s.exec(target) ?? [];
    const at = posix.join("/", posix.dirname(path), file.replace(/^~\//, "/"));
    const to = isForeign(target) || file.startsWith("/") ? target : pageUrl(at.slice(1)) + anchor;
    return [{path, from: pageUrl(path), to}];
  });

/** Parses JSON with comments and trailing commas, as DocFX does. Throws an error with a position. */
function parseLoosely(json: string): unknown {
  const errors: ParseError[] = [];
  const value: unknown = parse(json, errors, {allowTrailingComma: true});
  const [first] = errors;
  if (!first) return value;
  const before = json.slice(0, first.offset).split("\n");
  const position = {line: before.length, column: (before.at(-1) ?? "").length + 1};
  throw Object.assign(new SyntaxError(printParseErrorCode(first.error)), position);
}

/** Reports whether Microsoft Learn publishes the pages, whose URLs ignore case. */
const isOnLearn = (folder: string, files: SettingsFiles): boolean =>
  [folder, dirname(folder)].some(at => isThere(join(at, ".openpublishing.publish.config.json"), files));

/**
 * Returns the first segments of root-relative links that are not page folders; such links lead to other parts
 * of the host.
 */
function hostFolders(folder: string, files: SettingsFiles): string[] {
  const own = new Set(entriesOf(folder).map(({name}) => name.replace(/\.md$/, "").toLowerCase()));
  const pages = filesBelow(folder, "", name => name.endsWith(".md"), undefined, files);
  const found = pages.flatMap(({file}) =>
    [
      ...readPage(file, files).matchAll(
        /(?:\]\(|^ {0,3}\[[^\]\n]+\]:[ \t]*|href="|^redirect_url:[ \t]*)\/([\w.-]+)(?=[/)#?\s"])/gm,
      ),
    ].map(([, first = ""]) => first),
  );
  return [...new Set(found)].filter(name => !own.has(name.toLowerCase())).map(name => `/${name}`);
}
