import type {SettingsFiles} from "../static-config/settings-files.ts";

/** Maximum depth and number of entries of a menu. */
export const [MAX_LEVELS, MAX_ENTRIES] = [50, 20_000];

/** Reports that a menu is too large (`settings-limit`). Returns an empty list in place of further entries. */
export function cutMenu(limit: string, file: string, files: SettingsFiles): [] {
  files.report({
    file,
    code: "settings-limit",
    message: `the menu has more than ${limit}; the others are omitted`,
  });
  return [];
}

/** Reports that something in a file contains itself (`settings-limit`). */
export const reportCycle = (what: string, file: string, files: SettingsFiles): void =>
  files.report({
    file,
    code: "settings-limit",
    message: `${what} contains itself; its second occurrence is omitted`,
  });
