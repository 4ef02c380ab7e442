import {join, posix} from "node:path";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";
import type {ReadSettings} from "../define.ts";
import {chapters, unlisted} from "../toolkit/order-files/summary.ts";
import {namedPages} from "../toolkit/settings/named-pages.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {readText} from "../toolkit/static-config/read-file.ts";
import {readToml} from "../toolkit/static-config/read-toml.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {
  baseOf,
  defined,
  isForeign,
  languageOf,
  pageUrl,
  record,
  repositoryOf,
  text,
} from "../toolkit/static-config/values.ts";

/** Types of the settings that are read. */
const SHAPE = {
  book: {title: "string", description: "string", language: "string", src: "string"},
  output: {html: {"site-url": "string", "edit-url-template": "string", redirect: {"*": "string"}}},
} as const;

/** Reads `book.toml` and `SUMMARY.md`: https://rust-lang.github.io/mdBook/format/summary.html */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(readToml(file, files), SHAPE, file, files);
  const book = record(config.book);
  const html = record(record(config.output).html);
  const source = text(book.src) ?? "src";
  const content = join(folder, source);
  // The path that completes the template includes the source folder.
  const repository = repositoryOf(text(html["edit-url-template"]));
  const summary = readText(join(content, "SUMMARY.md"), files);
  const sidebar = chapters(summary);
  const home = firstChapter(sidebar, content, files);
  const moved = Object.entries(record(html.redirect));
  // The browser never sends a fragment, so hosts can't redirect from one.
  const ofHeadings = moved.filter(([from]) => from.includes("#"));
  if (ofHeadings.length > 0) left.push("redirects of headings");
  return defined({
    content,
    exclude: ["SUMMARY.md", ...unlisted(content, summary, path => path === "SUMMARY.md", files)],
    title: text(book.title),
    description: text(book.description),
    lang: languageOf(book.language),
    base: baseOf(html["site-url"]),
    repository: repository && {...repository, folder: posix.join(repository.folder, source)},
    redirects: withHome(redirectsOf(moved.filter(entry => !ofHeadings.includes(entry))), home),
    rewrites: home === undefined ? undefined : {[`${home}.md`]: "index.md"},
    sidebar,
    known: otherOutputs(config.output),
  });
};

/**
 * Returns the path of the first chapter without extension. mdBook publishes it as the home page, too, unless another chapter
 * is the home page.
 */
function firstChapter(
  sidebar: readonly SidebarItem[],
  content: string,
  files: SettingsFiles,
): string | undefined {
  const pages = namedPages(sidebar);
  const path = pages[0]?.includes("#") ? undefined : pages[0]?.slice(1, -1);
  const isFile =
    path !== undefined && !pages.includes("/") && readText(join(content, `${path}.md`), files) !== "";
  return isFile ? path : undefined;
}

/** Adds a redirect from a chapter to the home page. */
const withHome = (
  redirects: ReturnType<typeof listedRedirects>,
  home: string | undefined,
): ReturnType<typeof listedRedirects> =>
  home === undefined ? redirects : {...redirects, [`/${home}/`]: "/"};

/** Returns the paths that renderers other than HTML write to (`output-file = "book.pdf"`), which pages may link to. */
function otherOutputs(outputs: unknown): string[] | undefined {
  const pathsIn = (value: unknown): string[] =>
    Object.entries(record(value)).flatMap(([key, option]) => {
      const path = /^output-(?:file|directory)$/.test(key)
        ? text(option)?.replace(/^(?:\.?\/)+/, "")
        : undefined;
      return path ? [`/${path}`] : pathsIn(option);
    });
  const found = Object.entries(record(outputs)).flatMap(([name, options]) =>
    name === "html" ? [] : pathsIn(options),
  );
  return found.length > 0 ? [...new Set(found)].sort() : undefined;
}

/** Reads `[output.html.redirect]`, which maps old files to their targets. */
function redirectsOf(entries: readonly [string, unknown][]): ReturnType<typeof listedRedirects> {
  return listedRedirects(
    entries.flatMap(([from, target]) => {
      const to = text(target);
      if (to === undefined) return [];
      const [, path = "", hash = ""] = /^([^#?]*)(.*)$/s.exec(to) ?? [];
      const url = posix.join("/", posix.dirname(from), path);
      return [
        {from: pageUrl(from), to: isForeign(to) ? to : pageUrl(path.startsWith("/") ? path : url) + hash},
      ];
    }),
  );
}
