import {z} from "zod";

/** Places of the site that HTML files of the project can fill. */
export const SLOT_NAMES = [
  "head",
  "banner",
  "top-bar-end",
  "sidebar-start",
  "sidebar-end",
  "before-content",
  "after-content",
  "footer",
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

const names = z.array(z.enum(SLOT_NAMES));

/** Which slots are filled, and whether their HTML is sanitized. */
export const slotSettings = z.union([
  z.boolean(),
  names,
  z.strictObject({
    names: names.optional().describe("Slots to fill; default: all slots that have a file"),
    trusted: z
      .boolean()
      .default(false)
      .describe("True: the files are inserted unchanged, with scripts and styles"),
  }),
]);

/** HTML by the name of its slot. */
export const slotHtml = z.partialRecord(z.enum(SLOT_NAMES), z.string());
export type SlotHtml = z.output<typeof slotHtml>;
