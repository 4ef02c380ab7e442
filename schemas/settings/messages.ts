import {z} from "zod";
import {placeholdersIn} from "../rules/fill-text.ts";
import {englishContent} from "./content-texts.ts";
import {en, type TextGroup} from "./interface-texts.ts";

/** Lists the texts of a group with their paths: `page.edit` → `Edit this page`. */
export const listTexts = (group: TextGroup, prefix = ""): [path: string, text: string][] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : listTexts(value, `${prefix}${key}.`),
  );

/** Accepts texts with exactly the placeholders of the English one. */
function textLike(english: string) {
  const expected = placeholdersIn(english);
  return z
    .string()
    .superRefine((text, {addIssue}) => {
      const found = placeholdersIn(text);
      const missing = [...expected].filter(name => !found.has(name));
      const unknown = [...found].filter(name => !expected.has(name));
      const inBraces = (names: string[]): string => names.map(name => `\`{${name}}\``).join(" and ");
      if (missing.length > 0) addIssue(`must contain ${inBraces(missing)}`);
      if (unknown.length > 0) addIssue(`must not contain ${inBraces(unknown)}, which has no value`);
    })
    .exactOptional()
    .describe(`English: “${english}”`);
}

/** Texts of the interface and in pages that a project replaces, by path. */
export const messageSettings = z.strictObject(
  Object.fromEntries(
    listTexts({...en, content: englishContent}).map(([path, text]) => [path, textLike(text)]),
  ),
);
