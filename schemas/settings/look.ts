import {z} from "zod";
import {href} from "../common.ts";

/** CSS color that can't end the declaration. */
export const color = z
  .string()
  .regex(
    /^(?:#[0-9a-fA-F]{3,8}|[a-z]+|(?:rgb|hsl|oklch|oklab|lab|lch)\([\d\s.,%/a-z-]*\))$/,
    "must be a color",
  );

/** Directives of the content security policy that list sources (CSP level 3, 6.1). */
export const CSP_DIRECTIVES = [
  "default-src",
  "child-src",
  "connect-src",
  "font-src",
  "frame-src",
  "img-src",
  "manifest-src",
  "media-src",
  "object-src",
  "script-src",
  "script-src-attr",
  "script-src-elem",
  "style-src",
  "style-src-attr",
  "style-src-elem",
  "worker-src",
] as const;

/** Element that a project adds to the head of its pages. */
export const headElement = z.strictObject({
  tag: z.enum(["script", "meta", "link", "style", "noscript"]).describe("Name of the element"),
  attributes: z
    .record(
      z.string().regex(/^[a-zA-Z][\w:.-]*$/, "must be the name of an attribute"),
      z.union([z.string(), z.boolean()]),
    )
    .default({})
    .describe("Attributes of the element"),
  content: z.string().optional().describe("Text inside the element"),
});
export type HeadElement = z.output<typeof headElement>;

/** Content of a home page above its text. */
export const homeData = z.strictObject({
  title: z.string().optional().describe("Default: the title of the site"),
  text: z.string().optional().describe("Headline below the title"),
  tagline: z.string().optional().describe("Text below the headline"),
  image: z.string().optional().describe("Image next to the title; see `logo`"),
  actions: z
    .array(
      z.strictObject({
        title: z.string().describe("Text of the button"),
        url: href.describe("Link target"),
      }),
    )
    .default([])
    .describe("Buttons"),
  features: z
    .array(
      z.strictObject({
        title: z.string().describe("Title of the card"),
        text: z.string().default("").describe("Text of the card"),
        icon: z.string().optional().describe("An emoji or symbol"),
        url: href.optional().describe("Link target"),
      }),
    )
    .default([])
    .describe("Cards below the headline"),
});
export type HomeData = z.output<typeof homeData>;
