import {posix} from "node:path";
import type {Dialect} from "#core/model/dialect.ts";

/** Formats in the order of preference of Sphinx's HTML builder. */
const FORMATS = ["svg", "png", "gif", "jpg", "jpeg", "webp", "avif"];

/**
 * Finds images whose ending is left to the builder (`figure.*`):
 * https://www.sphinx-doc.org/en/master/usage/restructuredtext/basics.html#images
 */
export const pictures: NonNullable<Dialect["links"]["pictures"]> = (written, {folder}) =>
  written.endsWith(".*") && !written.startsWith("/")
    ? FORMATS.map(ending => posix.join(folder, written.slice(0, -1) + ending))
    : [];
