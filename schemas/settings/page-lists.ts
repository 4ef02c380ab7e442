import {z} from "zod";

/** Pages that are made: lists of the pages around them. */
export const pageLists = z.record(
  z.string().regex(/^\/[^?#\s]+\/$/, "must be a path with a slash at both ends"),
  z.strictObject({
    title: z.string().min(1),
    description: z.string().optional(),
    folder: z
      .string()
      .optional()
      .describe("Folder whose page it is, where that has others; default: the one of its url"),
  }),
);
export type PageLists = z.output<typeof pageLists>;
