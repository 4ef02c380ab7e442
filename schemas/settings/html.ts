import {z} from "zod";

/** Custom elements that pages may contain, with their attributes. */
export const elementSettings = z.record(
  z
    .string()
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/, "must be the name of a custom element, such as `my-demo`"),
  z.array(
    z.string().regex(/^(?!on|style$|srcdoc$|is$)[a-z][a-z0-9-]*$/, "must be an attribute that runs nothing"),
  ),
);

/** Hosts whose pages may be embedded. */
export const frameSettings = z.array(
  z
    .string()
    .regex(
      /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/,
      "must be a host, such as `www.youtube-nocookie.com`",
    ),
);
