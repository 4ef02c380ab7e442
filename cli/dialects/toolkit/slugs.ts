import {slug as githubSlug} from "github-slugger";
import type {SlugRule} from "#core/model/dialect.ts";

/** GitHub's rule for a text without spaces at its edges. */
export const TRIMMED: SlugRule = {of: text => githubSlug(text.trim())};
