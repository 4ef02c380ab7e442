import {z} from "zod";

/** Typical query, and the pages that answer it. */
export const query = z.strictObject({
  q: z.string().min(1).describe("The text as typed"),
  kind: z.string().default("").describe("Group of queries that scores are given for"),
  accept: z.array(z.string().regex(/^\//)).min(1).describe("Urls of pages that answer the query, best first"),
  anchor: z.string().optional().describe("Id of the heading that answers it, on the first page in `accept`"),
});
export type Query = z.output<typeof query>;

/** `docs-index.queries.json`: queries with expected results, verified by `docs-index check`. */
export const queries = z.array(query);
