import {z} from "zod";
import {href, languageTag} from "./common.ts";

/** Link in the navigation or footer, as written by the author. */
export const navigationLink = z.strictObject({
  title: z.string().min(1).describe("Link text"),
  url: href.describe("Link target"),
});

/** An entry of a menu: a link, or a heading with links. */
export const menuEntry = z.union([
  navigationLink,
  z.strictObject({
    title: z.string().min(1).describe("Heading"),
    items: z.array(navigationLink).min(1).describe("Links below the heading"),
  }),
]);
export type MenuEntry = z.output<typeof menuEntry>;

/** Lists the links of a menu. */
export const menuLinks = (menu: readonly MenuEntry[]): z.output<typeof navigationLink>[] =>
  menu.flatMap(entry => ("items" in entry ? entry.items : [entry]));

const item = z.strictObject({
  title: z.string().min(1).describe("Link text"),
  url: href.optional().describe("Link target; an entry with a menu needs none"),
  activeFor: z
    .array(z.string())
    .optional()
    .describe("URL prefixes for which the item is active; default: its URL, and the URLs of its items"),
  sections: z
    .union([z.literal("all"), z.array(z.string())])
    .optional()
    .describe("Sections shown below the item while it is active"),
  items: z.array(navigationLink).optional().describe("Links shown there instead of sections"),
  menu: z.array(menuEntry).min(1).optional().describe("Links of a menu that the entry opens"),
});

/** An entry of the top bar. */
export const navigationItem = item.refine(({url, menu}) => url !== undefined || menu !== undefined, {
  message: "must have a `url` or a `menu`",
});

export type NavigationItem = z.output<typeof navigationItem>;

/** Icons in the site's own icon set. */
export const iconName = z.enum(["repository", "social", "qa", "chat", "package", "link"]);

/** Properties of the installed site (Web Application Manifest). */
export const appData = z.strictObject({
  name: z.string().optional().describe("Default: the site's title"),
  shortName: z.string().optional(),
  display: z.enum(["fullscreen", "standalone", "minimal-ui", "browser"]).default("standalone"),
  themeColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, "must be a color like #2b3a42")
    .optional(),
  backgroundColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, "must be a color like #2b3a42")
    .optional(),
  icons: z
    .array(
      z.strictObject({
        src: href,
        sizes: z.string().regex(/^(?:any|\d+x\d+)(?: \d+x\d+)*$/, "must be like 192x192"),
        type: z.string().optional(),
        purpose: z.enum(["any", "maskable", "monochrome"]).optional(),
      }),
    )
    .default([]),
});

/** Announcement above all pages. */
export const bannerData = z.strictObject({
  html: z.string().describe("Inline Markdown; links allowed"),
  dismissKey: z
    .string()
    .default("notification-dismissed")
    .describe("Storage key that remembers the dismissal"),
  dismissValue: z.string().default("3").describe("Stored value; a new value shows the banner again"),
});

/** Links and license below all pages. */
export const footerData = z.strictObject({
  left: z.array(navigationLink).default([]).describe("Links at the start"),
  right: z.array(navigationLink).default([]).describe("Links at the end"),
  license: z
    .strictObject({
      title: z.string().describe("Name of the license"),
      url: href.describe("Text of the license"),
      marks: z.array(z.string()).default([]).describe("Names of license icons"),
    })
    .optional()
    .describe("License of the content"),
});

/** `data/site.json` in the content folder: texts and links around every page. */
export const siteData = z.strictObject({
  $schema: z.string().optional(),
  description: z.string().default("").describe("Description of the home page and the fallback of others"),
  tagline: z.string().optional(),
  navigation: z.array(navigationItem).default([]),
  icons: z
    .array(
      z.strictObject({
        icon: iconName.describe("Name of the icon"),
        title: z.string().describe("Accessible name"),
        url: href.describe("Link target"),
      }),
    )
    .default([]),
  languages: z
    .array(
      z.strictObject({
        title: z.string().describe("Name of the language"),
        lang: languageTag.describe("Language tag (BCP 47)"),
        url: href.describe("Root of the site in this language"),
      }),
    )
    .default([])
    .describe("The same site in other languages, each on its own host; `url` is the root of that host"),
  versions: z
    .array(
      z.strictObject({
        title: z.string().describe("Name of the version"),
        url: href.describe("Root of the site in this version"),
        current: z.boolean().default(false).describe("Whether this site documents the version"),
        latest: z
          .boolean()
          .optional()
          .describe("Whether readers should prefer the version; pages of the others link to it"),
        nofollow: z.boolean().default(false).describe("Whether search engines should not follow the link"),
      }),
    )
    .default([]),
  banner: bannerData.nullable().default(null),
  footer: footerData.default({left: [], right: []}),
  social: z
    .strictObject({
      twitter: z.string().optional().describe("Handle for link previews"),
      image: href.optional().describe("Picture for link previews"),
    })
    .default({}),
  app: appData.prefault({}),
  splash: z
    .strictObject({
      lead: z.string().describe("Fixed words of the headline"),
      words: z.array(z.string()).min(1).describe("Words that alternate at its end"),
      tagline: z.string().optional().describe("Text below the headline"),
      action: navigationLink.describe("Primary button"),
      secondary: navigationLink.optional().describe("Secondary button"),
    })
    .nullable()
    .default(null)
    .describe("The splash above the home page's body; null: the home page is a plain page"),
});
export type SiteData = z.output<typeof siteData>;
