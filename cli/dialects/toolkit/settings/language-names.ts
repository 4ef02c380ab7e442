import {readInfo} from "#core/parse/markdown/fence-info.ts";
import type {ConfigInput} from "#schemas/config.ts";
import {record, text} from "../static-config/values.ts";

/**
 * Reads language aliases from the config of a highlighter: https://shiki.style/guide/load-lang#custom-language-aliases.
 * Targets are named like languages of fences. Returns `undefined` if there are none.
 */
export function languageNames(...maps: readonly unknown[]): ConfigInput["codeLanguages"] {
  const found = maps.flatMap(map =>
    Object.entries(record(map)).flatMap(([name, target]) => {
      const {lang} = readInfo(text(target) ?? "");
      return lang === null ? [] : [[name.toLowerCase(), lang] as const];
    }),
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
