import {existsSync} from "node:fs";
import {join} from "node:path";
import {evaluateConfig} from "../evaluate/evaluate.ts";
import {readJson} from "../read-file.ts";
import type {Reader} from "../reader.ts";
import {siteLinks} from "../site-links.ts";
import {baseOf, defined, record, text, titleOf} from "../values.ts";
import {isNextContent, isNuxtContent, numberedContent} from "./numbered-content.ts";

/** `nuxt.config.*` with a `content` folder, or the folder of pages alone: https://content.nuxt.com/docs/files/markdown */
export const readNuxt: Reader = ({folder, file, files}) => {
  const isConfig = /\.config\.\w+$/.test(file);
  const config = isConfig ? record(evaluateConfig(file, files)) : {};
  const manifest = record(readJson(join(folder, "package.json"), files));
  const content = isNuxtContent(folder) ? folder : join(folder, "content");
  return defined({
    content,
    exclude: content === folder ? ["README.md"] : undefined,
    title: text(record(config.site).name) ?? titleOf(manifest),
    description: text(record(config.site).description),
    site: text(record(config.site).url),
    base: baseOf(record(config.app).baseURL),
    icon: existsSync(join(folder, "public/favicon.ico")) ? "/favicon.ico" : undefined,
    ...siteLinks(content, files),
  });
};

/** Folders of pages with numbers before their names, of a site whose program is elsewhere. */
export const readNumbered: Reader = ({folder, files}) => {
  const name = numberedContent(folder);
  if (name === undefined) return null;
  const content = join(folder, name);
  const manifest = record(readJson(join(folder, "package.json"), files));
  return defined({
    content,
    title: titleOf(manifest),
    numberPrefixes: true,
    dialect: isNextContent(content) ? ("nextjs" as const) : undefined,
    ...siteLinks(content, files),
  });
};
