import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {CONTROL_TAGS} from "../toolkit/tags.ts";
import {fillTemplate} from "../toolkit/template/fill-template.ts";
import {JINJA} from "../toolkit/template/scan.ts";
import {FENCES} from "./custom-fences.ts";
import {indentFilters} from "./filter-blocks.ts";
import {COMBINED, TABS} from "./tab-ids.ts";

/** Variable with the folder of included files. */
export const INCLUDE_FOLDER = "macros_include_dir";

const OF_EXTENSIONS = [TABS, COMBINED, FENCES, INCLUDE_FOLDER];

/** Functions that expand macros, by folder of included files. */
const readers = new Map<string, ReturnType<typeof fillTemplate>>();

/**
 * Expands macros of a plug-in. Pages can use them if the config has `variables` other than settings of extensions:
 * https://mkdocs-macros-plugin.readthedocs.io
 */
export function readMacros(scope: FileScope): RewrittenText | null {
  const {variables = {}} = scope.page.context.dialectSettings;
  if (Object.keys(variables).every(name => OF_EXTENSIONS.includes(name))) return null;
  const folder = String(variables[INCLUDE_FOLDER] ?? "");
  const read = readers.get(folder) ?? expander(folder);
  readers.set(folder, read);
  return read({...scope, text: indentFilters(scope.text)});
}

const expander = (folder: string): ReturnType<typeof fillTemplate> =>
  fillTemplate({
    language: JINJA,
    page: "page",
    names: ({page}) => page.frontMatter,
    tags: {
      ...CONTROL_TAGS,
      filter: "content",
      include: {
        tag: "include",
        file: "0",
        folders: [...(folder === "" ? [] : [folder]), "includes", "docs", "", "."],
        isTheme: true,
      },
    },
  });
