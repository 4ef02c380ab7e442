import {z} from "zod";
import {languageTag} from "../common.ts";
import {bannerData, footerData, navigationItem} from "../site-data.ts";
import {homeData} from "./look.ts";
import {messageSettings} from "./messages.ts";
import {pageLists} from "./page-lists.ts";
import {sectionList} from "./section.ts";
import {sidebar} from "./sidebar.ts";

const path = z.string().regex(/^[^/\\?#\s]+(?:\/[^/\\?#\s]+)*$/, "must be a path without slash at its ends");

/** Settings that a language or version may override; they default to the settings of the whole site. */
const own = {
  title: z.string().optional().describe("Overrides the top-level `title`"),
  description: z.string().optional().describe("Overrides the top-level `description`"),
  navigation: z.array(navigationItem).optional().describe("Overrides the top-level `navigation`"),
  banner: bannerData.nullable().optional().describe("Overrides the top-level `banner`; null: none"),
  footer: footerData.optional().describe("Overrides the top-level `footer`"),
  sidebar: sidebar.optional().describe("Overrides the top-level `sidebar`"),
  sections: sectionList.optional().describe("Overrides the top-level `sections`"),
  home: homeData.optional().describe("Overrides the top-level `home`"),
  lists: pageLists.optional().describe("Overrides the top-level `lists`"),
};

/** Language of the site. */
export const localeConfig = z.strictObject({
  lang: languageTag.describe("Language tag (BCP 47); one of them must be the `lang` of the config"),
  label: z.string().optional().describe("Name in the menu; default: the language's own name"),
  path: path
    .optional()
    .describe("Path of the language on the site; default: its tag. The default language is at the root"),
  content: z
    .string()
    .optional()
    .describe(
      "Folder of the pages in this language, relative to this file; default: the folder `path` in `content`",
    ),
  suffix: z
    .string()
    .regex(/^[._-][\w-]+$/, "must be the end of a name without extension, such as `.fr`")
    .optional()
    .describe(
      "Suffix of the names of its pages, before the extension, if they are next to the others: `.fr` for `page.fr.md`",
    ),
  url: z
    .string()
    .regex(/^https?:\/\/[^?#]+$/, "must be the address of a site")
    .optional()
    .describe("URL of a separate site in this language; the language menu links to it"),
  prefix: z
    .union([z.literal(""), path])
    .optional()
    .describe("URL prefix after the path of the language; default: the prefix of the whole site"),
  messages: messageSettings.optional().describe("Replaces interface texts of this language"),
  ...own,
});
export type LocaleConfig = z.output<typeof localeConfig>;

/** Version of the documentation. */
export const versionConfig = z.strictObject({
  name: z.string().min(1).describe("Name in the menu"),
  path: path.optional().describe("Path of the version on the site; default: its name"),
  content: z
    .string()
    .optional()
    .describe(
      "Folder of the pages of this version, relative to this file; the version with neither `content` nor `ref` is the current one",
    ),
  ref: z
    .string()
    .regex(/^(?!-)[\w./@-]+$/, "must be a branch, tag or commit")
    .optional()
    .describe("Git revision that its pages are taken from"),
  locales: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      "Folders of its translations by language; default: the folder in its content that is named after the language",
    ),
  ...own,
});
export type VersionConfig = z.output<typeof versionConfig>;
