import path from "node:path";
import type {PageContext} from "#core/model/page-context.ts";
import type {SourceText} from "#core/model/source-file.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";

/**
 * Returns the text of a page, followed by an import of the page whose text its front matter shares (`source:
 * app/guides/images`). The name is the other page's URL, with or without the common prefix of all URLs.
 */
export function withSharedBody({source, text}: SourceText, named: unknown, context: PageContext): string {
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
