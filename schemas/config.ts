import {z} from "zod";
import {href, languageTag, outline} from "./common.ts";
import {componentRule} from "./component-rule.ts";
import {localeConfig, versionConfig} from "./settings/editions.ts";
import {color, headElement, homeData} from "./settings/look.ts";
import {pageLists} from "./settings/page-lists.ts";
import {folderName, sectionList} from "./settings/section.ts";
import {sidebar} from "./settings/sidebar.ts";
import {slugStep} from "./settings/slug.ts";
import {navigationItem} from "./site-data.ts";

/** Documentation tools whose syntax is understood; `commonmark` is CommonMark and GFM, or MDX, and nothing else. */
export const DIALECTS = [
  "commonmark",
  "vitepress",
  "vuepress",
  "docusaurus",
  "starlight",
  "rspress",
  "mkdocs",
  "nextjs",
  "nuxt",
  "eleventy",
  "mdbook",
  "jekyll",
  "hugo",
  "gitbook",
  "markdoc",
  "docsify",
] as const;
export type DialectName = (typeof DIALECTS)[number];

/** A README in another repository that becomes a page. */
export const externalSource = z.strictObject({
  section: folderName,
  repo: z.string().regex(/^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9_.][\w.-]*$/, "must be owner/name"),
  npm: z
    .string()
    .regex(/^(?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/, "must be a package name")
    .optional(),
  name: folderName.optional().describe("Page name; default: the repository name"),
  file: z.string().optional().describe("Path of the README in the repository; default: found in its root"),
  ref: z
    .string()
    .regex(/^(?!-)[\w./-]+$/, "must be a branch, tag or commit")
    .optional(),
  title: z.string().optional(),
  group: z.string().optional(),
});
export type ExternalSource = z.output<typeof externalSource>;

/** `docs-index.config.json`. Everything has a default; a docs folder with no config builds. */
export const config = z.strictObject({
  $schema: z.string().optional(),
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
  content: z
    .string()
    .optional()
    .describe(
      "Folder with the pages, relative to this file; default: `content` or `docs`, else the one that holds them",
    ),
  prefix: z
    .string()
    .regex(/^[^/\\?#\s]+(?:\/[^/\\?#\s]+)*$/, "must be a path without slash at its ends")
    .optional()
    .describe("What urls of the pages in `content` begin with, as `docs`; default: nothing"),
  folders: z
    .record(
      z
        .string()
        .regex(/^(?:\/|[^/\\?#\s]+(?:\/[^/\\?#\s]+)*)$/, "must be a path without slash at its ends, or `/`"),
      z.string(),
    )
    .default({})
    .describe("Additional folders of pages, by the beginning of their URLs; `/`: those at the root"),
  permalinks: z
    .record(
      z.string().regex(/^[^/\\?#\s]+(?:\/[^/\\?#\s]+)*$/, "must be a path without slash at its ends"),
      z.string().regex(/^\/[^?#\s]*$/, "must be a path from the root"),
    )
    .optional()
    .describe(
      "URLs of the pages in a folder: `/news/:year/:month/:day/:name/`; also `:title`, `:slug`, `:path`, `:categories`, `:section` and `:sections`",
    ),
  permalinkKey: z
    .string()
    .regex(/^[\w-]+$/, "must be a key")
    .optional()
    .describe(
      "Front matter key that holds the URL of a page, as `permalink`; default: as the `dialect` has it",
    ),
  numberPrefixes: z
    .boolean()
    .optional()
    .describe(
      "Whether numbers before names of files and folders (`01-intro.md`, `2.guide/`) give the order and stay out of urls; default: as the `dialect` has it",
    ),
  include: z
    .array(z.string())
    .optional()
    .describe("Glob patterns of the files that are pages, relative to the content folder; default: all"),
  exclude: z
    .array(z.string())
    .default([])
    .describe("Glob patterns of files that are not pages, relative to the content folder"),
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
        light: z.string(),
        dark: z.string(),
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
    .describe("Entries of the top bar; default: those of `data/site.json`, else one per section"),
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
    .array(z.strictObject({icon: z.string(), url: href, title: z.string().optional()}))
    .optional()
    .describe("Links to other places of the project, at the end of the top bar"),
  home: homeData.optional().describe("What the home page shows above its text"),
  theme: z
    .strictObject({
      accent: z.union([color, z.strictObject({light: color, dark: color})]).optional(),
      fonts: z
        .strictObject({text: z.string().optional(), code: z.string().optional()})
        .optional()
        .describe("Font families, in CSS notation"),
      css: z.string().optional().describe("A style sheet of the project, after those of the site"),
    })
    .optional(),
  head: z.array(headElement).default([]).describe("Additional elements for the head of every page"),
  csp: z
    .record(z.string().regex(/^[a-z-]+-src(?:-[a-z]+)?$/, "must be a directive"), z.array(z.string()))
    .default({})
    .describe("Additional sources for the content security policy; those of `head` are added automatically"),
  known: z
    .array(z.string())
    .default([])
    .describe("URLs that exist outside the content: beginnings, or patterns with `*`"),
  redirects: z
    .record(z.string().regex(/^\//, "must be a path"), z.string())
    .default({})
    .describe(
      "Path of an old page → its new url, beside `data/redirects.json` and `_redirects` of public folders",
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
  dialect: z
    .enum(DIALECTS)
    .optional()
    .describe(
      "Documentation tool whose syntax the pages use; default: detected from the files of that tool, else `commonmark`",
    ),
  slug: z
    .array(slugStep)
    .optional()
    .describe("Steps from the text of a heading to its id, where the project has a rule of its own"),
  rewrites: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      "Path of pages below the content folder → the path that they have instead; `:name` is a part of it, `:name*` all that is left",
    ),
  components: z
    .record(z.string().regex(/^[A-Za-z][\w.-]*$/, "must be the name of a tag"), componentRule)
    .default({})
    .describe("How tags in pages are rendered"),
  variables: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("Values that pages of a template language may name, such as `{{ site.version }}`"),
  frontMatter: z.array(z.string()).default([]).describe("Front matter keys that the project uses itself"),
  repository: z
    .strictObject({
      owner: z.string(),
      name: z.string(),
      branch: z.string().default("main"),
      folder: z.string().default("").describe("The content folder within the repository"),
      host: z
        .string()
        .regex(/^https:\/\//)
        .default("https://github.com"),
    })
    .optional(),
  dates: z.enum(["git", "none"]).default("git").describe("Where last-modified dates come from"),
  drafts: z.boolean().default(false).describe("Build pages with `draft: true` too"),
  sections: sectionList.default([]),
  external: z
    .strictObject({
      sources: z.array(externalSource).default([]),
      exclude: z.array(z.string()).default([]).describe("Repositories whose links are left as they are"),
      concurrency: z.number().int().min(1).max(32).default(6),
      timeoutSeconds: z.number().min(1).default(30).describe("Per source"),
      titleCase: z
        .record(z.string(), z.enum(["keep", "pascal"]))
        .default({})
        .describe("Title rule by section"),
      docsDomains: z.array(z.string()).default([]).describe("Hosts whose links become root-relative"),
      moved: z
        .record(z.string().regex(/^\//), z.string())
        .default({})
        .describe("Outdated targets of links in READMEs, `/old/page/#anchor` → `/page/#anchor`"),
      sponsors: z.strictObject({endpoint: z.string(), collective: z.string()}).optional(),
    })
    .prefault({}),
  search: z
    .strictObject({
      provider: z.enum(["local", "algolia", "typesense", "none"]).default("local"),
      options: z.record(z.string(), z.string()).default({}).describe("Public settings of a hosted engine"),
    })
    .prefault({}),
  webLinks: z
    .strictObject({
      ignore: z
        .array(z.string())
        .default([])
        .describe("URLs that are not checked: prefixes, or patterns with `*`"),
      concurrency: z.number().int().min(1).max(64).default(16),
      perHost: z.number().int().min(1).max(16).default(2).describe("Concurrent requests per host"),
      timeoutSeconds: z.number().min(1).default(15).describe("Per request"),
      retries: z.number().int().min(0).max(10).default(2),
      maxAgeHours: z.number().min(0).default(168).describe("How long a successful answer is cached"),
    })
    .prefault({})
    .describe("How `docs-index check --external` checks links to other sites"),
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
