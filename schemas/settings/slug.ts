import {z} from "zod";
import {isSimplePattern} from "../rules/simple-pattern.ts";

/** Step in converting heading text to an id. */
export const slugStep = z.union([
  z.enum(["lowercase", "trim", "NFC", "NFD", "NFKC", "NFKD"]),
  z.strictObject({
    replace: z
      .string()
      .refine(isSimplePattern, "must be a simple regular expression")
      .describe("Regular expression of the text to replace"),
    flags: z
      .string()
      .regex(/^[giu]*$/)
      .optional()
      .describe("Default: `g`"),
    with: z.string().max(20).optional().describe("Default: nothing"),
  }),
]);
export type SlugStep = z.output<typeof slugStep>;
