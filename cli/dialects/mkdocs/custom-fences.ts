import type {SiblingsHook} from "#core/parse/file-scope.ts";
import {readInfo} from "#core/parse/markdown/fence-info.ts";
import {list, record, text} from "../toolkit/static-config/values.ts";

/** Variable with the names of custom fences. */
export const FENCES = "pymdownx_superfences";

/**
 * Returns the languages whose code a program of the project renders:
 * https://facelessuser.github.io/pymdown-extensions/extensions/superfences/#custom-fences
 *
 * @param extensions - extensions with options
 */
export function customFences(extensions: readonly unknown[]): string[] | undefined {
  const names = extensions
    .flatMap(extension => list(record(record(extension)["pymdownx.superfences"]).custom_fences))
    .flatMap(fence => text(record(fence).name) ?? []);
  return names.length > 0 ? names : undefined;
}

/** Marks the code of custom fences, whose languages are known although they have no grammar. */
export const markCustomFences: SiblingsHook = ({children}, {page}) => {
  const names = list(page.context.dialectSettings.variables?.[FENCES]);
  if (names.length === 0) return;
  for (const child of children) {
    if (child.type !== "code") continue;
    const {lang} = readInfo(`${child.lang ?? ""} ${child.meta ?? ""}`.trim());
    if (names.includes(lang)) child.data = {...child.data, custom: true};
  }
};
