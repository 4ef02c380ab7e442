import {nearest} from "#cli/report/nearest.ts";
import {PLACEHOLDERS} from "#core/discover/urls/permalinks.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import type {Config} from "#schemas/config.ts";
import type {ConfigFault} from "./locate.ts";

/**
 * Reports folders of `lists` and `permalinks` without pages (`config-page`), and unknown placeholders of `permalinks`
 * (`config-value`), which would have no effect.
 */
export function folderFaults({lists, permalinks = {}}: Config, pages: readonly SourceFile[]): ConfigFault[] {
  const folders = new Set(
    pages.flatMap(({contentPath}) => {
      const parts = contentPath.split("/").slice(0, -1);
      return parts.map((_, depth) => parts.slice(0, depth + 1).join("/"));
    }),
  );
  const fault = (name: string, path: ConfigFault["path"], key?: string): ConfigFault[] => {
    if (name === "" || folders.has(name)) return [];
    const meant = nearest(name, folders);
    const hint = meant ? `Did you mean "${meant}"?` : "Use the path of a folder below the content folder.";
    return [{code: "config-page", message: `there is no folder with pages "${name}"`, path, key, hint}];
  };
  return [
    ...Object.entries(lists).flatMap(([url, {folder}]) =>
      folder === undefined ? [] : fault(folder, ["lists", url, "folder"]),
    ),
    ...Object.keys(permalinks).flatMap(folder => fault(folder, ["permalinks"], folder)),
    ...Object.entries(permalinks).flatMap(([folder, pattern]) => placeholderFaults(folder, pattern)),
  ];
}

function placeholderFaults(folder: string, pattern: string): ConfigFault[] {
  const unknown = [...pattern.matchAll(/:([A-Za-z_]+)/g)].flatMap(([, name = ""]) =>
    PLACEHOLDERS.includes(name) ? [] : [name],
  );
  return unknown.map(name => {
    const meant = nearest(name, PLACEHOLDERS);
    return {
      code: "config-value",
      message: `there is no placeholder ":${name}"`,
      path: ["permalinks", folder],
      hint: meant ? `Did you mean ":${meant}"?` : `Use ${PLACEHOLDERS.map(one => `:${one}`).join(", ")}.`,
    };
  });
}
