import {existsSync} from "node:fs";
import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {siteLinks} from "../toolkit/settings/site-links.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {readJson} from "../toolkit/static-config/read-file.ts";
import {baseOf, defined, record, text, titleOf} from "../toolkit/static-config/values.ts";
import {isNuxtContent} from "./numbered-content.ts";

/** `nuxt.config.*` with a `content` folder, or the folder of pages alone: https://content.nuxt.com/docs/files/markdown */
export const settings: ReadSettings = ({folder, file, files}) => {
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
