import {z} from "zod";
import {header, pageUrl} from "./common.ts";
import {open} from "./open.ts";
import {redirectStatus} from "./redirects.ts";
import {artifact, evolving, inUnit, stable} from "./rules/annotate.ts";
import {headElement, homeData} from "./settings/look.ts";
import {slotHtml} from "./settings/slots.ts";
import {menuEntry, navigationLink, siteData} from "./site-data.ts";

/** Section in the navigation. */
export const sectionLink = z.object({
  name: z.string().describe("Name of the section"),
  title: z.string().describe("Title of the section"),
  url: pageUrl.describe("The index page of the section; its first page if it has none"),
  print: pageUrl.optional().describe("URL of the printable page of the section"),
});

/** Old path and its new target. */
export const redirect = z.object({
  from: z.string().describe("Old path"),
  to: z.string().describe("New URL"),
  status: redirectStatus.optional(),
});
export type Redirect = z.infer<typeof redirect>;

/**
 * `data/site.json` in the artifacts: data that every page needs and that is not repeated in page documents.
 */
export const site = artifact(
  "0.1.0",
  open(
    z.object({
      ...header("site"),
      buildId: stable(z.string().describe("Hash of all content; changes with every visible change")),
      title: stable(z.string().describe("Title of the site")),
      titleSuffix: stable(z.string().describe("Added to page titles, ` | webpack`; empty if there is none")),
      description: stable(z.string().describe("Description of the site")),
      tagline: z.string().optional().describe("Tagline of the site"),
      lang: stable(z.string().describe("Language of the site (BCP 47)")),
      messages: evolving(z.record(z.string(), z.string()))
        .optional()
        .describe("Interface texts that the project replaces, by path"),
      origin: stable(z.string().optional().describe("Scheme and host of the deployed site")),
      base: stable(pageUrl.describe("Path of the site on its host; URLs in artifacts are relative to it")),
      logo: z
        .object({
          light: z.string().describe("Image for light backgrounds"),
          dark: z.string().describe("Image for dark backgrounds"),
          alone: z
            .literal(true)
            .optional()
            .describe("The picture contains the title, which is not beside it"),
          width: inUnit("CSS pixels", z.number())
            .optional()
            .describe("Width of the dark picture; absent if it can't be measured"),
          height: inUnit("CSS pixels", z.number()).optional().describe("Height of the dark picture"),
        })
        .optional()
        .describe("Image beside the title, for light and dark backgrounds"),
      icon: z.string().optional().describe("Icon of the browser's tab"),
      theme: z.string().optional().describe("Style sheet of the project, loaded after the site's own"),
      head: z
        .array(
          headElement.extend({
            attributes: z
              .record(z.string(), z.union([z.string(), z.literal(true)]))
              .describe("Attributes of the element; true for an attribute without a value"),
          }),
        )
        .describe("Additional elements for the head of every page"),
      slots: evolving(slotHtml)
        .optional()
        .describe("HTML of the project by slot: sanitized, unless the config trusts it"),
      home: homeData.optional().describe("Content of the home page above its text"),
      sections: stable(
        z.array(sectionLink).describe("In sidebar order; plain top-level pages are not a section here"),
      ),
      navigation: stable(
        z
          .array(
            z.object({
              title: z.string().describe("Link text"),
              url: z.string().describe("Link target"),
              activeFor: z
                .array(z.string())
                .describe("URL prefixes, each with its final slash; `/` matches only the home page"),
              children: z.array(navigationLink).describe("Links below the bar while the entry is active"),
              menu: z
                .array(menuEntry)
                .optional()
                .describe("Links of a menu that the entry opens; `url` is the first of them"),
            }),
          )
          .describe("Entries of the top bar"),
      ),
      icons: z
        .array(
          siteData.shape.icons.unwrap().element.extend({
            outline: z
              .string()
              .optional()
              .describe(
                "Brand icon, shown instead of the generic one: SVG path of an outline in a 24 by 24 box",
              ),
          }),
        )
        .describe("Icon links at the end of the top bar"),
      languages: stable(siteData.shape.languages.unwrap().describe("The site in other languages")),
      versions: stable(siteData.shape.versions.unwrap().describe("Versions of the documentation")),
      banner: z
        .object({
          html: z.string().describe("Sanitized HTML"),
          dismissKey: z.string().describe("Storage key that remembers the dismissal"),
          dismissValue: z.string().describe("Stored value; a new value shows the banner again"),
        })
        .optional()
        .describe("Notice above all pages"),
      footer: siteData.shape.footer.unwrap().describe("Links and license below all pages"),
      social: siteData.shape.social.unwrap().describe("Data of link previews"),
      splash: siteData.shape.splash
        .unwrap()
        .unwrap()
        .optional()
        .describe("Animated headline of the home page"),
      redirects: stable(z.array(redirect).describe("Old paths and their new URLs")),
      editBase: stable(z.string().optional().describe("URL prefix of edit links")),
      search: z
        .object({
          provider: z.enum(["local", "algolia", "typesense", "none"]).describe("Search engine of the site"),
          options: z.record(z.string(), z.string()).describe("Public settings of a hosted engine"),
        })
        .describe("Search engine and its settings"),
      screens: z
        .object({
          organization: z.boolean().describe("data/organization.json exists"),
          vote: z.boolean().describe("data/vote.json exists"),
          sponsors: z.boolean().describe("data/sponsors/ exists"),
          notFound: z.literal(true).optional().describe("data/404.json exists: the page for unknown URLs"),
        })
        .describe("Which optional screens have data"),
      diagrams: z
        .boolean()
        .describe("Whether pages contain diagrams, which a library renders in the browser"),
      checkedWith: z
        .record(z.string(), z.string())
        .describe("Package name → version that the samples were run with"),
    }),
  ),
  "evolving",
);
export type Site = z.infer<typeof site>;
