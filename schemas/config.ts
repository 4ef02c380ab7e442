import {z} from "zod";
import {href, languageTag, outline} from "./common.ts";
import {componentRule} from "./component-rule.ts";
import {configRedirects} from "./redirects.ts";
import {localeConfig, versionConfig} from "./settings/editions.ts";
import {externalSettings} from "./settings/external.ts";
import {elementSettings, frameSettings} from "./settings/html.ts";
import {imageSettings} from "./settings/images.ts";
import {color, headElement, homeData} from "./settings/look.ts";
import {messageSettings} from "./settings/messages.ts";
import {pageFiles} from "./settings/page-files.ts";
import {pageLists} from "./settings/page-lists.ts";
import {searchSettings} from "./settings/search.ts";
import {sectionList} from "./settings/section.ts";
import {sidebar} from "./settings/sidebar.ts";
import {slotSettings} from "./settings/slots.ts";
import {webLinkSettings} from "./settings/web-links.ts";
import {bannerData, footerData, navigationItem} from "./site-data.ts";

/** `docs-index.config.json`. Everything has a default, so a docs folder without a config can be built. */
export const config = z.strictObject({
  $schema: z.string().optional().describe("Path or URL of the JSON Schema, for editors"),
  site: z
    .string()
    .regex(
      /^https?:\/\/[^/?#]+(?:\/[^?#]*)?$/,
      "must be an address such as `https://example.org/docs/`, without query",
    )
    .optional()
    .describe("Address of the deployed site; its path, where it has one, is the `base`"),
  base: z
    .string()
    .regex(/^\/(?:[^?#]*\/)?$/, "must be a path with a slash at both ends")
    .optional()
    .describe(
      "Path of the site on its host, such as `/project/` on GitHub Pages; default: the path of `site`",
    ),
  ...pageFiles,
  public: z
    .array(z.string())
    .optional()
    .describe(
      "Folders whose files are deployed as is, at the root of the site; default: `public` and `static`, in the content folder and beside the config",
    ),
  out: z.string().default("artifacts").describe("Folder of the artifacts"),
  dist: z.string().default("dist").describe("Folder of the finished site"),
  title: z.string().optional().describe("Site title, also the title suffix; default: the home page's title"),
  description: z.string().optional().describe("What the site is about, in a sentence"),
  logo: z
    .union([
      z.string(),
      z.strictObject({
        light: z.string().describe("Picture for light backgrounds"),
        dark: z.string().describe("Picture for dark backgrounds"),
        alone: z.boolean().optional().describe("Whether it holds the title, which is then not beside it"),
      }),
    ])
    .optional()
    .describe(
      "Picture beside the title: a file of a public folder, or of the project; default: the title alone",
    ),
  icon: z.string().optional().describe("Icon of the browser's tab: a file like `logo`"),
  navigation: z
    .array(navigationItem)
    .optional()
    .describe("Entries of the top bar; default: the entries of `data/site.json`, or one per section"),
  banner: bannerData
    .nullable()
    .optional()
    .describe("Notice above all pages; null: none; default: that of `data/site.json`"),
  footer: footerData
    .optional()
    .describe("Links and license below all pages; default: the footer of `data/site.json`"),
  lists: pageLists
    .default({})
    .describe(
      "Pages to make by URL: a title, and a list of the pages that stand beside or below them in the sidebar",
    ),
  sidebar: sidebar.optional().describe("Order and titles in the sidebar; default: the folders"),
  outline: outline
    .optional()
    .describe("Levels of headings in the list beside the text, as `[2, 3]`; false: no list; default: all"),
  pagination: z
    .boolean()
    .default(true)
    .describe("Whether pages end with links to the previous and the next one"),
  social: z
    .array(
      z.strictObject({
        icon: z.string().describe("Name of the service or icon"),
        url: href.describe("Link target"),
        title: z.string().optional().describe("Accessible name; default: the name of the service"),
      }),
    )
    .optional()
    .describe("Links to other places of the project, at the end of the top bar"),
  home: homeData.optional().describe("What the home page shows above its text"),
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
        .describe("Accent color, as CSS writes it"),
      fonts: z
        .strictObject({
          text: z.string().optional().describe("Font of text"),
          code: z.string().optional().describe("Font of code"),
        })
        .optional()
        .describe("Font families, in CSS notation"),
      css: z.string().optional().describe("A style sheet of the project, loaded after the site's own"),
    })
    .optional()
    .describe("Colors, fonts and style sheet of the site"),
  images: imageSettings
    .default(false)
    .describe("Offer PNG and JPEG images in several widths; needs the package `sharp`"),
  head: z.array(headElement).default([]).describe("Additional elements for the head of every page"),
  slots: slotSettings
    .default(false)
    .describe("HTML files of `slots/` beside this file that fill places of the site; true: all of them"),
  csp: z
    .record(z.string().regex(/^[a-z-]+-src(?:-[a-z]+)?$/, "must be a directive"), z.array(z.string()))
    .default({})
    .describe("Additional sources for the content security policy; those of `head` are added automatically"),
  known: z
    .array(z.string())
    .default([])
    .describe("URLs that exist outside the content: beginnings, or patterns with `*`"),
  redirects: configRedirects
    .default({})
    .describe(
      "Path of an old page → its new URL, or `{to, status}`, beside `data/redirects.json` and `_redirects` of public folders",
    ),
  editLink: z
    .union([
      z.literal(false),
      z.string().regex(/^https?:\/\/.*:path$/, "must be an address that ends with `:path`"),
    ])
    .optional()
    .describe(
      "Where pages are edited, `:path` being the path below the content folder; false: no such links",
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
    .describe("Languages of the site, the default one among them, in the order of the menu"),
  versions: z
    .array(versionConfig)
    .optional()
    .describe("Versions of the documentation, the current one among them, in the order of the menu"),
  versionsFirst: z
    .boolean()
    .default(false)
    .describe(
      "Whether the path of a version comes before that of a language: `/2.x/de/` instead of `/de/2.x/`",
    ),
  components: z
    .record(z.string().regex(/^[A-Za-z][\w.-]*$/, "must be the name of a tag"), componentRule)
    .default({})
    .describe("How tags in pages are rendered"),
  elements: elementSettings
    .default({})
    .describe("Custom elements that pages and slots may contain: name → attributes"),
  frames: frameSettings
    .default([])
    .describe("Hosts whose pages `iframe` elements may show; others become links"),
  variables: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("Values that links, and pages of a template language, may name, such as `{{ site.version }}`"),
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
  dates: z.enum(["git", "none"]).default("git").describe("Where last-modified dates come from"),
  blocks: z
    .boolean()
    .default(false)
    .describe("Write the body of each page as a tree to `data/blocks/`, for front ends that do not use HTML"),
  drafts: z.boolean().default(false).describe("Build pages with `draft: true` too"),
  sections: sectionList.default([]).describe("Settings of sections, which are top-level folders"),
  external: externalSettings.describe("READMEs and sponsors that `docs-index fetch` gets"),
  search: searchSettings.describe("How the site is searched"),
  webLinks: webLinkSettings,
  cache: z
    .strictObject({
      url: z.string().optional().describe("URL below which entries are stored, with GET and PUT"),
      readOnly: z.boolean().default(false).describe("True: entries are read, but none are stored"),
    })
    .prefault({})
    .describe("A cache of pages and READMEs that machines share"),
  plugins: z
    .array(z.string())
    .default([])
    .describe(
      "Modules that take part in a build: paths relative to this file, or package names. Their code is run",
    ),
  rules: z
    .record(z.string(), z.enum(["error", "warning", "info", "off"]))
    .default({})
    .describe("Severity by diagnostic code"),
});
export type Config = z.output<typeof config>;
export type ConfigInput = z.input<typeof config>;
