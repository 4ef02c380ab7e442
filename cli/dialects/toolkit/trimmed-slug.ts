import {slug as githubSlug} from "github-slugger";
import type {SlugRule} from "#core/model/dialect.ts";

/** GitHub's slug rule, applied to trimmed text. */
export const TRIMMED: SlugRule = {of: text => githubSlug(text.trim())};
