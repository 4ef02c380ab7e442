import {z} from "zod";
import {href} from "../common.ts";

/** A color as CSS writes it, without anything that could end the declaration. */
export const color = z
  .string()
  .regex(
    /^(?:#[0-9a-fA-F]{3,8}|[a-z]+|(?:rgb|hsl|oklch|oklab|lab|lch)\([\d\s.,%/a-z-]*\))$/,
    "must be a color",
  );

/** An element that a project adds to the head of its pages. */
export const headElement = z.strictObject({
  tag: z.enum(["script", "meta", "link", "style", "noscript"]),
  attributes: z
    .record(
      z.string().regex(/^[a-zA-Z][\w:.-]*$/, "must be the name of an attribute"),
      z.union([z.string(), z.boolean()]),
    )
    .default({}),
  content: z.string().optional(),
});
export type HeadElement = z.output<typeof headElement>;

/** What a home page shows above its text. */
export const homeData = z.strictObject({
  title: z.string().optional().describe("Default: the title of the site"),
  text: z.string().optional(),
  tagline: z.string().optional(),
  image: z.string().optional().describe("A picture beside the title"),
  actions: z.array(z.strictObject({title: z.string(), url: href})).default([]),
  features: z
    .array(
      z.strictObject({
        title: z.string(),
        text: z.string().default(""),
        icon: z.string().optional().describe("An emoji or sign"),
        url: href.optional(),
      }),
    )
    .default([]),
});
export type HomeData = z.output<typeof homeData>;
