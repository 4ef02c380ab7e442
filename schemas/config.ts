import {z} from "zod";
import {href, languageTag, outline} from "./common.ts";
import {componentRule} from "./component-rule.ts";
import {configRedirects} from "./redirects.ts";
import {isSiteAddress, SITE_PATH} from "./rules/addresses.ts";
import {localeConfig, versionConfig} from "./settings/editions.ts";
import {externalSettings} from "./settings/external.ts";
import {elementSettings, frameSettings} from "./settings/html.ts";
import {imageSettings} from "./settings/images.ts";
import {CSP_DIRECTIVES, color, headElement, homeData} from "./settings/look.ts";
import {messageSettings} from "./settings/messages.ts";
import {pageFiles} from "./settings/page-files.ts";
import {pageLists} from "./settings/page-lists.ts";
import {searchSettings} from "./settings/search.ts";
import {sectionList} from "./settings/section.ts";
import {sidebar} from "./settings/sidebar.ts";
import {slotSettings} from "./settings/slots.ts";
import {webLinkSettings} from "./settings/web-links.ts";
import {bannerData, footerData, navigationItem} from "./site-data.ts";

const ADDRESS = "must be an address such as `https://example.org/docs/`, without query";

/** `docs-index.config.json`. Everything has a default, so a docs folder without a config can be built. */
export const config = z.strictObject({
  $schema: z.string().optional().describe("Path or URL of the JSON Schema, for editors"),
  site: z
    .string()
    .regex(/^https?:\/\/[^/?#]+(?:\/[^?#]*)?$/, {message: ADDRESS, abort: true})
    .refine(isSiteAddress, `${ADDRESS} or special characters`)
    .optional()
    .describe("URL of the deployed site; its path is the default `base`"),
  base: z
    .string()
    .regex(SITE_PATH, "must be a path with a slash at both ends, without special characters")
    .optional()
    .describe(
      "Path of the site on its host, such as `/project/` on GitHub Pages; default: the path of `site`",
    ),
  ...pageFiles,
  public: z
    .array(z.string())
    .optional()
    .describe(
      "Folders whose files are deployed unchanged, at the root of the site; default: `public` and `static`, in the content folder and next to the config",
    ),
  out: z.string().default("artifacts").describe("Folder of the artifacts"),
  dist: z.string().default("dist").describe("Folder of the finished site"),
  title: z
    .string()
    .optional()
    .describe("Site title, also the suffix of page titles; default: the title of the home page"),
  description: z.string().optional().describe("What the site is about, in one sentence"),
  logo: z
    .union([
      z.string(),
      z.strictObject({
        light: z.string().describe("Image for light backgrounds, used by other front ends"),
        dark: z.string().describe("Image for dark backgrounds, such as the top bar and the footer"),
        alone: z
          .boolean()
          .optional()
          .describe("Whether the logo already contains the title, which is then not shown next to it"),
      }),
    ])
    .optional()
    .describe(
      "Image next to the site title: a file in a public folder or in the project; default: only the title",
    ),
  icon: z.string().optional().describe("Icon of the browser tab; see `logo`"),
  navigation: z
    .array(navigationItem)
    .optional()
    .describe("Entries of the top bar; default: the entries of `data/site.json`, or one per section"),
  banner: bannerData
    .nullable()
    .optional()
    .describe("Notice above all pages; null: none; default: the banner in `data/site.json`"),
  footer: footerData
    .optional()
    .describe("Links and license below all pages; default: the footer of `data/site.json`"),
  lists: pageLists
    .default({})
    .describe("Generated list pages, by URL. Each lists the pages next to or below it in the sidebar"),
  sidebar: sidebar.optional().describe("Order and titles in the sidebar; default: the folders"),
  outline: outline
    .optional()
    .describe(
      "Heading levels in the table of contents next to the text, such as `[2, 3]`; false: no table of contents; default: all levels",
    ),
  pagination: z
    .boolean()
    .default(true)
    .describe("Whether pages end with links to the previous and next page"),
  social: z
    .array(
      z.strictObject({
        icon: z.string().describe("Name of the service or icon"),
        url: href.describe("Link target"),
        title: z.string().optional().describe("Accessible name; default: the name of the service"),
      }),
    )
    .optional()
    .describe("Links to other places of the project, such as a chat, at the end of the top bar"),
  home: homeData.optional().describe("Content of the home page above its text"),
  theme: z
    .strictObject({
      accent: z
        .union([
          color,
          z.strictObject({
            light: color.describe("Color on light backgrounds"),
            dark: color.describe("Color on dark backgrounds"),
          }),
        ])
        .optional()
        .describe("Accent color, in CSS notation"),
      fonts: z
        .strictObject({
          text: z.string().optional().describe("Font of text"),
          code: z.string().optional().describe("Font of code"),
        })
        .optional()
        .describe("Font families, in CSS notation"),
      css: z.string().optional().describe("A style sheet of the project, loaded after the built-in ones"),
    })
    .optional()
    .describe("Colors, fonts and style sheet of the site"),
  images: imageSettings
    .default(false)
    .describe("Offer PNG and JPEG images in several widths; needs the package `sharp`"),
  head: z.array(headElement).default([]).describe("Additional elements for the head of every page"),
  slots: slotSettings
    .default(false)
    .describe("HTML files in `slots/`, next to this file, to insert into the site; true: all of them"),
  csp: z
    .partialRecord(
      z.enum(CSP_DIRECTIVES),
      z.array(z.string().regex(/^[^\s;,]+$/, "must be one source, such as `https://cdn.example.org`")),
    )
    .default({})
    .describe(
      "Additional sources for the content security policy; sources of `head` are added automatically",
    ),
  known: z
    .array(z.string())
    .default([])
    .describe("URLs that exist outside the content: prefixes, or patterns with `*`"),
  redirects: configRedirects
    .default({})
    .describe(
      "Path of an old page → its new URL, or `{to, status}`; in addition to `data/redirects.json` and `_redirects` in public folders",
    ),
  editLink: z
    .union([
      z.literal(false),
      z.string().regex(/^https?:\/\/.*:path$/, "must be an address that ends with `:path`"),
    ])
    .optional()
    .describe(
      "URL for editing a page, in which `:path` is its path below the content folder; false: no edit links",
    ),
  lang: languageTag
    .default("en")
    .describe("Language of the pages (BCP 47), such as `en` or `pt-BR`; with `locales`, the default one"),
  messages: messageSettings
    .default({})
    .describe("Replaces interface texts of the default language: path of the text → new text"),
  locales: z
    .array(localeConfig)
    .optional()
    .describe("Languages of the site, including the default one, in the order of the menu"),
  versions: z
    .array(versionConfig)
    .optional()
    .describe("Versions of the documentation, including the current one, in the order of the menu"),
  versionsFirst: z
    .boolean()
    .default(false)
    .describe(
      "Whether the path of a version precedes the path of a language: `/2.x/de/` instead of `/de/2.x/`",
    ),
  components: z
    .record(z.string().regex(/^[A-Za-z][\w.-]*$/, "must be the name of a tag"), componentRule)
    .default({})
    .describe("How tags in pages are rendered"),
  elements: elementSettings
    .default({})
    .describe("Custom elements that pages and slots may contain: name → attributes"),
  frames: frameSettings.default([]).describe("Hosts allowed in `iframe` elements; other frames become links"),
  variables: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "Values of placeholders such as `{{ site.version }}`, in links and in pages with a template language",
    ),
  frontMatter: z.array(z.string()).default([]).describe("Front matter keys that the project uses itself"),
  repository: z
    .strictObject({
      owner: z.string().describe("Owner or organization"),
      name: z.string().describe("Name of the repository"),
      branch: z.string().default("main").describe("Branch that edit links use"),
      folder: z.string().default("").describe("The content folder within the repository"),
      host: z
        .string()
        .regex(/^https:\/\//)
        .default("https://github.com")
        .describe("URL of the code host"),
    })
    .optional()
    .describe("Repository of the content, for edit links and links to its other files"),
  dates: z.enum(["git", "none"]).default("git").describe("Source of last-modified dates"),
  blocks: z
    .boolean()
    .default(false)
    .describe("Write the body of each page as a tree to `data/blocks/`, for front ends that do not use HTML"),
  drafts: z.boolean().default(false).describe("Whether to build pages with `draft: true`"),
  sections: sectionList.default([]).describe("Settings of sections, which are the top-level folders"),
  external: externalSettings.describe("READMEs and sponsors that `docs-index fetch` downloads"),
  search: searchSettings.describe("Search settings"),
  webLinks: webLinkSettings,
  cache: z
    .strictObject({
      url: z.string().optional().describe("URL below which entries are stored with PUT and read with GET"),
      readOnly: z.boolean().default(false).describe("True: entries are read, but none are stored"),
    })
    .prefault({})
    .describe("Cache of pages and READMEs shared by several machines"),
  plugins: z
    .array(z.string())
    .default([])
    .describe("Plug-ins: modules by path relative to this file, or by package name. Their code is executed"),
  rules: z
    .record(z.string(), z.enum(["error", "warning", "info", "off"]))
    .default({})
    .describe("Severity by diagnostic code"),
});
export type Config = z.output<typeof config>;
export type ConfigInput = z.input<typeof config>;
