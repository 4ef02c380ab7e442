import {dirname, join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {isObject} from "#schemas/rules/is-object.ts";
import type {ReadSettings} from "../define.ts";
import {ignoredPatterns} from "../toolkit/settings/ignore-file.ts";
import {leaveOut} from "../toolkit/settings/left-out.ts";
import {foldersBelow, localesOf} from "../toolkit/settings/locales.ts";
import {reportCycle} from "../toolkit/settings/menu-limits.ts";
import {listedRedirects} from "../toolkit/settings/redirects.ts";
import {socialLinks} from "../toolkit/settings/theme.ts";
import {readJson, readText} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {checkedRecord, type Shape} from "../toolkit/static-config/shape.ts";
import {
  defined,
  isForeign,
  languageOf,
  list,
  pageUrl,
  record,
  text,
} from "../toolkit/static-config/values.ts";
import {divisionsOf, generatedPages, navigationOf, sidebarOf} from "./navigation.ts";

/** Files and folders that Mintlify never publishes: https://www.mintlify.com/docs/organize/mintignore */
const EXCLUDED = [
  "{snippets,_snippets}/**",
  "**/node_modules/**",
  "README.md",
  "LICENSE.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "**/{skill,SKILL}.md",
];

/** Types of a part of the navigation, in which pages are plain paths. */
const NODE: Record<string, Shape> = {"": "string|list"};
for (const key of ["tab", "group", "dropdown", "anchor", "product", "version", "language", "href"])
  NODE[key] = "string";
for (const key of [
  "tabs",
  "groups",
  "dropdowns",
  "anchors",
  "products",
  "versions",
  "languages",
  "pages",
  "menu",
])
  NODE[key] = [NODE];

/** Types of the settings that are read. */
const SHAPE = {
  ...{name: "string", description: "string"},
  favicon: {"": "string", light: "string"},
  logo: {"": "string", light: "string", dark: "string"},
  colors: {primary: "string", light: "string"},
  navigation: NODE,
  navbar: {links: [{label: "string", href: "string"}], primary: "object"},
  footer: {socials: "list|object"},
  redirects: [{source: "string", destination: "string", permanent: "boolean"}],
  variables: "object",
  ...{
    tabs: "list",
    anchors: "list",
    topbarLinks: "list",
    topbarCtaButton: "object",
    footerSocials: "list|object",
  },
} as const;

/** Settings that have no equivalent. */
const LEFT_OUT = ["banner", "footer.links", "integrations", "analytics", "fonts", "styling"];

/** Reads `docs.json` or the older `mint.json`: https://www.mintlify.com/docs/organize/settings */
export const settings: ReadSettings = ({folder, file, files, left}) => {
  const config = checkedRecord(withReferences(readJson(file, files), file, files), SHAPE, file, files);
  const {languages, ...navigation} = record(config.navigation);
  const entries = list(languages).map(record);
  const first = entries.find(entry => entry.default === true) ?? entries[0];
  const others = Object.fromEntries(
    entries.filter(entry => entry !== first).map(entry => [text(entry.language) ?? "", entry]),
  );
  const shown = first ?? (Array.isArray(config.navigation) ? {groups: config.navigation} : navigation);
  const divisions = divisionsOf({...shown, ...olderDivisions(config)});
  const generated = generatedPages(shown);
  if (generated.length > 0) left.push("pages that are generated from OpenAPI or AsyncAPI files");
  leaveOut(left, config, LEFT_OUT);
  const lang = languageOf(first?.language);
  const navbar = record(config.navbar);
  const {primary, light} = record(config.colors);
  return defined({
    content: folder,
    title: text(config.name),
    description: text(config.description),
    lang,
    locales: localesOf(
      {lang: lang ?? "en"},
      foldersBelow(folder, others).map(found => {
        const own = divisionsOf(found.value, `${found.key}/`);
        return {
          ...found,
          lang: found.key === "cn" ? "zh-CN" : found.key,
          own: defined({
            sidebar: sidebarOf(own),
            navigation: navigationOf(own),
          }),
        };
      }),
    ),
    logo: pictureOf(config.logo),
    icon: text(config.favicon) ?? text(record(config.favicon).light),
    theme: accentOf(primary, light),
    sidebar: sidebarOf(divisions),
    navigation: withLinks(navigationOf(divisions), [
      ...list(navbar.links ?? config.topbarLinks),
      navbar.primary ?? config.topbarCtaButton,
    ]),
    social: socialLinks(record(config.footer).socials ?? config.footerSocials),
    exclude: [...EXCLUDED, ...ignoredPatterns([readText(join(folder, ".mintignore"), files)])],
    redirects: listedRedirects(
      list(config.redirects)
        .map(record)
        .map(({source, destination, permanent}) => ({
          from: source,
          to: targetOf(destination),
          status: permanent === false ? 307 : 308,
        })),
    ),
    known: generated.length > 0 ? generated : undefined,
    variables: config.variables === undefined ? undefined : record(config.variables),
  });
};

/** Maximum number of references to other files. */
const MAX_REFERENCES = 1000;

/** Resolves `$ref` values from other files, whose paths are relative to the referring file. */
function withReferences(value: unknown, file: string, files: SettingsFiles): unknown {
  let references = 0;
  const resolve = (inner: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(inner)) return inner.map(item => resolve(item, within));
    if (!isObject(inner)) return inner;
    const {$ref, ...own} = inner;
    const below = Object.fromEntries(
      Object.entries(own).map(([key, entry]) => [key, resolve(entry, within)]),
    );
    const path = text($ref);
    if (path === undefined || isForeign(path)) return below;
    const holder = within.at(-1) ?? "";
    const other = join(dirname(holder), path);
    if (within.includes(other)) {
      reportCycle("a chain of `$ref`", holder, files);
      return below;
    }
    if (++references > MAX_REFERENCES) {
      const message = `the settings have more than ${MAX_REFERENCES} references; the others are omitted`;
      files.report({file, code: "settings-limit", message});
      return below;
    }
    const found = resolve(readJson(other, files), [...within, other]);
    return Array.isArray(found) ? found : {...record(found), ...below};
  };
  return resolve(value, [file]);
}

/** Converts the target of a redirect to a page URL: `/agent/index` → `/agent/`. */
function targetOf(value: unknown): string | undefined {
  const target = text(value);
  if (target === undefined || !target.startsWith("/") || target.includes(":")) return target;
  const [, path = "", rest = ""] = /^([^#?]*)(.*)$/s.exec(target) ?? [];
  return pageUrl(path) + rest;
}

/** Returns the tabs and anchors of `mint.json`, which name the folder of their pages. */
const olderDivisions = (config: Record<string, unknown>): Record<string, unknown> =>
  Array.isArray(config.navigation) ? {olderTabs: [...list(config.tabs), ...list(config.anchors)]} : {};

function pictureOf(value: unknown): ConfigInput["logo"] {
  const {light, dark} = record(value);
  const [first, second] = [text(value) ?? text(light) ?? text(dark), text(dark)];
  if (first === undefined) return undefined;
  return second === undefined ? first : {light: first, dark: second, alone: true};
}

const HEX = /^#[\da-f]{6}$/i;

function accentOf(primary: unknown, light: unknown): ConfigInput["theme"] {
  const [color, dark] = [text(primary), text(light)];
  if (color === undefined || !HEX.test(color)) return undefined;
  return {accent: dark !== undefined && HEX.test(dark) ? {light: color, dark} : color};
}

/** Appends the links of the top bar. */
function withLinks(navigation: ConfigInput["navigation"], links: unknown[]): ConfigInput["navigation"] {
  const more = links.map(record).flatMap(({label, name, href, url, type}) => {
    const target = text(href) ?? text(url);
    const title = text(label) ?? text(name) ?? (text(type) === "github" ? "GitHub" : undefined);
    return title === undefined || target === undefined ? [] : [{title, url: target}];
  });
  return more.length === 0 ? navigation : [...(navigation ?? []), ...more];
}
