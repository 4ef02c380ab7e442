import {z} from "zod";

/** Settings for checking external links. */
export const webLinkSettings = z
  .strictObject({
    ignore: z
      .array(z.string())
      .default([])
      .describe("URLs that are not checked: prefixes, or patterns with `*`"),
    concurrency: z.number().int().min(1).max(64).default(16).describe("Concurrent requests"),
    perHost: z.number().int().min(1).max(16).default(2).describe("Concurrent requests per host"),
    timeoutSeconds: z.number().min(1).default(15).describe("Per request"),
    retries: z.number().int().min(0).max(10).default(2).describe("Further attempts after a failure"),
    maxAgeHours: z.number().min(0).default(168).describe("How long a successful answer is cached"),
  })
  .prefault({})
  .describe("How `docs-index check --external` checks links to other sites");
