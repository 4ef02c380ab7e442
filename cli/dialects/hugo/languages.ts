import {list, record} from "../toolkit/static-config/values.ts";

/** Returns the languages that are not disabled: https://gohugo.io/configuration/languages/ */
export function enabledLanguages({
  languages,
  disableLanguages,
}: Record<string, unknown>): Record<string, unknown> {
  const disabled = new Set(list(disableLanguages));
  return Object.fromEntries(
    Object.entries(record(languages)).filter(
      ([key, value]) => !disabled.has(key) && record(value).disabled !== true,
    ),
  );
}
