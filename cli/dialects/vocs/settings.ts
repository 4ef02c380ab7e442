import {existsSync} from "node:fs";
import {join} from "node:path";
import type {ReadSettings} from "../define.ts";
import {leaveOut} from "../toolkit/settings/left-out.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {navigationOf, sidebarOf} from "../toolkit/settings/vue-theme.ts";
import {evaluateConfig} from "../toolkit/static-config/evaluate.ts";
import {checkedRecord} from "../toolkit/static-config/shape.ts";
import {
  baseOf,
  defined,
  knownStart,
  list,
  record,
  repositoryOf,
  text,
} from "../toolkit/static-config/values.ts";

/** Types of the settings that are read. */
const SHAPE = {
  ...{rootDir: "string", srcDir: "string", pagesDir: "string", title: "string", description: "string"},
  ...{baseUrl: "string", basePath: "string", iconUrl: "string|object"},
  editLink: {link: "string", pattern: "string"},
  redirects: "list",
  sidebar: "list|object",
  topNav: "list",
} as const;

/** Settings that have no equivalent. */
const LEFT_OUT = ["head", "theme", "banner", "sponsors", "blogDir"];

/** Reads `vocs.config.*`: https://vocs.dev/docs/api/config */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(evaluateConfig(file, files), SHAPE, file, files);
  leaveOut(left, config, LEFT_OUT);
  const pages = text(config.pagesDir) ?? "pages";
  const root = join(folder, text(config.rootDir) ?? "");
  const folders = [root, join(root, text(config.srcDir) ?? "src"), join(folder, "docs")];
  const base = folders.find(each => existsSync(join(each, pages))) ?? join(folder, "docs");
  const edit = record(config.editLink);
  return defined({
    content: join(base, pages),
    title: text(config.title),
    description: text(config.description),
    base: baseOf(config.basePath),
    site: text(config.baseUrl),
    icon: text(config.iconUrl),
    repository: repositoryOf(knownStart(edit.link ?? edit.pattern)?.replace(/\/:path$/, "")),
    redirects: listedRedirects(
      list(config.redirects).map(entry => {
        const {source, destination, status} = record(entry);
        return {from: source, to: destination, status};
      }),
    ),
    public: [join(root, "public"), join(base, "public")].filter(each => existsSync(each)),
    navigation: navigationOf(config.topNav),
    sidebar: sidebarOf(config.sidebar),
  });
};
