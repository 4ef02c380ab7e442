import {z} from "zod";
import {header, pageUrl} from "./common.ts";
import {headElement, homeData} from "./settings/look.ts";
import {navigationLink, siteData} from "./site-data.ts";

/** A section as the navigation shows it. */
export const sectionLink = z.strictObject({
  name: z.string(),
  title: z.string(),
  url: pageUrl.describe("The index page of the section; where it has none, its first page"),
  print: pageUrl.nullable(),
});

/** An old path and where it leads now. */
export const redirect = z.strictObject({from: z.string(), to: z.string()});
export type Redirect = z.infer<typeof redirect>;

/** `data/site.json` of the artifacts: what every page needs and no page holds. */
export const site = z.strictObject({
  ...header,
  buildId: z.string().describe("Hash of all content; changes with every visible change"),
  title: z.string(),
  titleSuffix: z.string().describe("Added to page titles, ` | webpack`; empty where there is none"),
  description: z.string(),
  tagline: z.string().nullable(),
  lang: z.string(),
  origin: z.string().nullable().describe("Scheme and host of the deployed site"),
  base: pageUrl.describe("Path of the site on its host; urls of artifacts are relative to it"),
  logo: z
    .strictObject({
      light: z.string(),
      dark: z.string(),
      alone: z.literal(true).optional().describe("The picture holds the title, which is not beside it"),
    })
    .nullable()
    .describe("Picture beside the title, for light and for dark surroundings"),
  icon: z.string().nullable().describe("Icon of the browser's tab"),
  theme: z.string().nullable().describe("Style sheet of the project, after those of the site"),
  head: z.array(headElement).describe("Additional elements for the head of every page"),
  home: homeData.nullable().describe("What the home page shows above its text"),
  sections: z.array(sectionLink).describe("In sidebar order; plain top-level pages are not a section here"),
  navigation: z.array(
    z.strictObject({
      title: z.string(),
      url: z.string(),
      activeFor: z
        .array(z.string())
        .describe("Url prefixes, each with its final slash; `/` stands for the home page alone"),
      children: z.array(navigationLink),
    }),
  ),
  icons: z.array(
    siteData.shape.icons.unwrap().element.extend({
      outline: z
        .string()
        .optional()
        .describe("Mark of the service, shown instead of the icon: path of an outline in a box of 24 by 24"),
    }),
  ),
  languages: siteData.shape.languages.unwrap(),
  versions: siteData.shape.versions.unwrap(),
  banner: z
    .strictObject({html: z.string(), dismissKey: z.string(), dismissValue: z.string()})
    .nullable()
    .describe("`html` is sanitized"),
  footer: siteData.shape.footer.unwrap(),
  social: siteData.shape.social.unwrap(),
  splash: siteData.shape.splash.unwrap(),
  redirects: z.array(redirect),
  editBase: z.string().nullable(),
  search: z.strictObject({
    provider: z.enum(["local", "algolia", "typesense", "none"]),
    options: z.record(z.string(), z.string()).describe("Public settings of a hosted engine"),
  }),
  screens: z.strictObject({
    organization: z.boolean().describe("data/organization.json exists"),
    vote: z.boolean().describe("data/vote.json exists"),
    sponsors: z.boolean().describe("data/sponsors/ exists"),
  }),
  diagrams: z.boolean().describe("Pages hold diagrams, which their library draws in the browser"),
  checkedWith: z
    .record(z.string(), z.string())
    .describe("Package name → version that the samples were run with"),
});
export type Site = z.infer<typeof site>;
