import {z} from "zod";

/** Widths and quality of the copies of images. */
export const imageOptions = z.strictObject({
  widths: z
    .array(z.int().min(16).max(4096))
    .min(1)
    .max(8)
    .default([480, 960, 1600])
    .describe("Widths of the smaller copies in pixels; images no wider than the first value get no copies"),
  quality: z.int().min(1).max(100).default(80).describe("Quality of the copies, from 1 to 100"),
});

/** Whether pages offer images in several widths, and which. */
export const imageSettings = z.union([z.boolean(), imageOptions]);
