import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checked, type Shape} from "../toolkit/static-config/shape.ts";
import {list, record} from "../toolkit/static-config/values.ts";

const PAGES: Record<string, Shape> = {
  path: "string",
  routeBasePath: "string",
  include: ["string"],
  exclude: ["string"],
};
const DOCS: Record<string, Shape> = {
  ...PAGES,
  ...{sidebarPath: "string|boolean", editUrl: "string", tags: "string|boolean"},
  ...{lastVersion: "string", versions: {"*": {label: "string", path: "string"}}},
  ...{onlyIncludeVersions: ["string"], disableVersioning: "boolean", includeCurrentVersion: "boolean"},
};
const BLOG: Record<string, Shape> = {
  ...PAGES,
  ...{blogTitle: "string", blogDescription: "string", postsPerPage: "number|string"},
  ...{authorsMapPath: "string", archiveBasePath: "string", tags: "string|boolean"},
  ...{tagsBasePath: "string", authorsBasePath: "string"},
};

/** Types of the options that are read, by the name of the plug-in without its scope and prefix. */
const PLUGINS: Readonly<Record<string, Shape>> = {
  "content-docs": DOCS,
  "content-blog": BLOG,
  "content-pages": PAGES,
  "client-redirects": {redirects: [{from: "string|list", to: "string"}]},
};
const OFF = {"": "boolean"};
const CLASSIC: Shape = {docs: {...DOCS, ...OFF}, blog: {...BLOG, ...OFF}, pages: {...PAGES, ...OFF}};

/** Reports options of plug-ins and of the classic preset that have a wrong type (`settings-value`). */
export function checkOptions(config: Record<string, unknown>, file: string, files: SettingsFiles): void {
  for (const [name, options] of list(config.presets).map(list))
    if (/classic/.test(String(name))) checked(options, CLASSIC, file, files);
  for (const [name, options] of list(config.plugins).map(list)) {
    const shape = record(PLUGINS)[String(name).replace(/^(?:@docusaurus\/)?(?:plugin-)?/, "")];
    if (shape !== undefined) checked(options, {...shape, ...OFF}, file, files);
  }
}
