import {existsSync} from "node:fs";
import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {mappedRedirects} from "../toolkit/settings/redirects.ts";
import {siteLinks} from "../toolkit/settings/site-links.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {readManifest} from "../toolkit/static-config/manifest.ts";
import {readYaml} from "../toolkit/static-config/read-yaml.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {baseOf, defined, record, text, titleOf} from "../toolkit/static-config/values.ts";
import {isNuxtContent} from "./numbered-content.ts";

/** Types of the settings that are read. */
const SHAPE = {
  site: {name: "string", url: "string", description: "string"},
  app: {baseURL: "string"},
} as const;

/** Settings of the theme UnDocs: https://undocs.pages.dev/config */
const THEME = ".config/docs.yaml";
const THEME_SHAPE = {name: "string", description: "string", url: "string", redirects: "object"} as const;

/**
 * Reads `nuxt.config.*` with a `content` folder, or just the page folder:
 * https://content.nuxt.com/docs/files/markdown
 */
export const settings: ReadSettings = ({folder, file, files}) => {
  const isConfig = /\.config\.\w+$/.test(file);
  const theme = checkedRecord(readYaml(join(folder, THEME), files), THEME_SHAPE, join(folder, THEME), files);
  const config = isConfig ? checkedRecord(evaluateConfig(file, files), SHAPE, file, files) : {};
  const manifest = readManifest(folder, files);
  const content = isNuxtContent(folder) || file.endsWith(THEME) ? folder : join(folder, "content");
  return defined({
    content,
    exclude: content === folder ? ["README.md"] : undefined,
    title: text(record(config.site).name) ?? text(theme.name) ?? titleOf(manifest),
    description: text(record(config.site).description) ?? text(theme.description),
    site: text(record(config.site).url) ?? text(theme.url),
    redirects: mappedRedirects(theme.redirects),
    public: existsSync(join(folder, ".docs/public")) ? [join(folder, ".docs/public")] : undefined,
    base: baseOf(record(config.app).baseURL),
    icon: existsSync(join(folder, "public/favicon.ico")) ? "/favicon.ico" : undefined,
    ...siteLinks(content, files),
  });
};
