import type {SlugRule} from "#core/model/dialect.ts";
import {TRIMMED} from "../toolkit/trimmed-slug.ts";

/** Selectors and joiners of emoji, which are neither letters nor digits. */
const INVISIBLE = /[\uFE0E\uFE0F\u200D]/g;

/** Slug rule `github`: https://gohugo.io/configuration/markup/ */
export const HUGO: SlugRule = {of: text => TRIMMED.of(text.replaceAll(INVISIBLE, ""))};
