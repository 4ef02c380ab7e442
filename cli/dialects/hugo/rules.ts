import {join} from "node:path";
import type {ConfigInput} from "#schemas/config.ts";
import {isWithin} from "#schemas/rules/disk-path.ts";
import {isThere} from "../toolkit/static-config/read-file.ts";
import type {SettingsFiles} from "../toolkit/static-config/settings-files.ts";
import {list, record, text} from "../toolkit/static-config/values.ts";

/**
 * Returns the severities of findings that depend on unknown factors: the effect of a custom render hook on links, and
 * pages mounted from elsewhere.
 */
export function rulesFor(
  folder: string,
  config: Record<string, unknown>,
  files: SettingsFiles,
): ConfigInput["rules"] {
  const hasMounts = mountsPages(folder, config);
  if (!hasMounts && !hasOwnLinks(folder, files)) return undefined;
  return {
    "link-page": "warning",
    "link-case": "warning",
    ...(hasMounts && {"import-missing": "warning", "redirect-target": "warning"}),
  };
}

/** Reports whether pages or parts of the content folder are mounted from outside the folder. */
const mountsPages = (folder: string, config: Record<string, unknown>): boolean =>
  list(record(config.module).mounts).some(entry => {
    const {source, target} = record(entry);
    const isContent = /^content(?:\/|$)/.test(text(target) ?? "");
    return isContent && !isWithin(join(folder, text(source) ?? ""), join(folder, "content"));
  });

const hasOwnLinks = (folder: string, files: SettingsFiles): boolean =>
  ["layouts/_markup", "layouts/_default/_markup"].some(at =>
    isThere(join(folder, at, "render-link.html"), files),
  );
