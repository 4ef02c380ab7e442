import {z} from "zod";

/** Groups of words that are synonyms on a site. */
export const searchSynonyms = z.array(
  z.array(z.string().regex(/^\S*[\p{L}\p{N}]\S*$/u, "must be one word")).min(2),
);

/** Search settings of the site. */
export const searchSettings = z
  .strictObject({
    provider: z
      .enum(["local", "algolia", "typesense", "none"])
      .default("local")
      .describe("`local`: the built-in search; `none`: no search; otherwise a hosted engine"),
    options: z.record(z.string(), z.string()).default({}).describe("Public settings of a hosted engine"),
    records: z
      .enum(["docsearch", "mkdocs"])
      .optional()
      .describe(
        "Also writes `data/search.json` for importers: `docsearch`: an array of records in the format of Algolia's DocSearch; `mkdocs`: an index in the format of MkDocs",
      ),
    synonyms: searchSynonyms
      .default([])
      .describe(
        'Groups of words that are synonyms on this site, for the built-in search: `[["hmr", "hot-reload"]]`. A query for one word also finds pages with the others, after those with the word itself',
      ),
  })
  .prefault({});
