import {join, posix} from "node:path";
import {parse} from "smol-toml";
import {readText} from "../read-file.ts";
import type {Reader} from "../reader.ts";
import {listedRedirects} from "../redirects.ts";
import {baseOf, defined, isForeign, languageOf, pageUrl, record, repositoryOf, text} from "../values.ts";
import {chapters, unlisted} from "./summary.ts";

/** `book.toml` and `SUMMARY.md`: https://rust-lang.github.io/mdBook/format/summary.html */
export const readMdbook: Reader = ({folder, file, files}) => {
  const config = record(parse(readText(file, files)));
  const book = record(config.book);
  const html = record(record(config.output).html);
  const content = join(folder, text(book.src) ?? "src");
  const summary = readText(join(content, "SUMMARY.md"), files);
  return defined({
    content,
    exclude: ["SUMMARY.md", ...unlisted(content, summary, path => path === "SUMMARY.md", files)],
    title: text(book.title),
    description: text(book.description),
    lang: languageOf(book.language),
    base: baseOf(html["site-url"]),
    repository: repositoryOf(text(html["edit-url-template"])),
    redirects: redirectsOf(html.redirect),
    sidebar: chapters(summary),
  });
};

/** `[output.html.redirect]`: files of old pages, and where they lead. */
function redirectsOf(map: unknown): Record<string, string> | undefined {
  return listedRedirects(
    Object.entries(record(map)).flatMap(([from, target]) => {
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
