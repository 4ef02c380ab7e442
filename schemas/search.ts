import {z} from "zod";
import {header, pageUrl} from "./common.ts";
import {artifact, inUnit} from "./rules/annotate.ts";
import {searchSynonyms} from "./settings/search.ts";

const indexId = z
  .string()
  .describe("The same in all files of one index; files with different ids are incompatible");

/**
 * `data/search/index.json`: first entry of each part of the search index. Nothing else is needed to start a
 * search.
 */
export const searchIndex = artifact(
  "0.1.0",
  z.object({
    ...header("search-index"),
    indexId,
    pageCount: inUnit("pages", z.number().int().min(0)).describe(
      "Number of pages in the index; pages are numbered from 0",
    ),
    pagesPerFile: inUnit("pages", z.number().int().min(1)).describe(
      "Number of pages in each `pages/<number>.json`",
    ),
    firstTerms: z.array(z.string()).describe("First term of each `terms/<number>.json`"),
    firstWords: z.array(z.string()).describe("First word of each `words/<number>.json`"),
    synonyms: searchSynonyms.optional().describe("As in the config; absent if there are none"),
  }),
);
export type SearchIndex = z.infer<typeof searchIndex>;

/** `data/search/terms/<number>.json`: a range of the sorted terms, with the pages that contain them. */
export const searchTerms = artifact(
  "0.1.0",
  z.object({
    ...header("search-terms"),
    indexId,
    terms: z.array(z.string()).describe("In code unit order"),
    postings: z
      .string()
      .describe(
        "One word for each term: page distances and weights (`search/index/postings.ts`), separated by spaces",
      ),
  }),
);
export type SearchTerms = z.infer<typeof searchTerms>;

/** `data/search/words/<number>.json`: a range of the words used to correct misspellings. */
export const searchWords = artifact(
  "0.1.0",
  z.object({
    ...header("search-words"),
    indexId,
    words: z.array(z.string()).describe("In code unit order"),
    pageCounts: z
      .array(inUnit("pages", z.number().int().min(1)))
      .describe("Number of pages that contain each word"),
  }),
);
export type SearchWords = z.infer<typeof searchWords>;

/** `data/search/pages/<number>.json`: the page data shown in search results. */
export const searchPages = artifact(
  "0.1.0",
  z.object({
    ...header("search-pages"),
    indexId,
    pages: z
      .array(
        z.object({
          url: pageUrl,
          title: z.string().describe("Title of the page"),
          section: z.string().describe("Name of its section; `_root` for plain top-level pages"),
          sectionTitle: z
            .string()
            .optional()
            .describe("Title of its section; absent for plain top-level pages"),
        }),
      )
      .describe("Pages in the order of their numbers"),
  }),
);
export type SearchPages = z.infer<typeof searchPages>;

/** `data/text/<url path>/index.json`: the plain text of a page by headings. No other artifact repeats it. */
export const searchText = artifact(
  "0.1.0",
  z.object({
    ...header("search-text"),
    passages: z
      .array(
        z.object({
          id: z.string().describe("Heading id; empty for the text before the first heading"),
          title: z.string().describe("Heading text"),
          level: inUnit("heading level", z.number().int().min(0).max(6)).describe(
            "Heading level; 0 before the first heading",
          ),
          text: z.string().describe("Text below the heading, without code blocks"),
          code: z.string().optional().describe("Its code blocks, one after the other"),
        }),
      )
      .describe("Text before the first heading, then below each heading"),
  }),
);
export type SearchText = z.infer<typeof searchText>;
