import {cutMenu, MAX_ENTRIES, MAX_LEVELS} from "#dialects/toolkit/settings/menu-limits.ts";
import type {SettingsFiles} from "#dialects/toolkit/static-config/settings-files.ts";
import type {ConfigInput} from "#schemas/config.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";

type Sidebar = SidebarItem[] | Record<string, SidebarItem[]>;

/** Truncates a tool's menu to a usable size and reports what is omitted (`settings-limit`). */
export function withinLimits(config: ConfigInput, file: string, files: SettingsFiles): ConfigInput {
  let entries = 0;
  const cut = (items: readonly SidebarItem[], depth: number): SidebarItem[] =>
    depth > MAX_LEVELS
      ? cutMenu(`${MAX_LEVELS} levels`, file, files)
      : items.flatMap(item => {
          if (++entries > MAX_ENTRIES) return cutMenu(`${MAX_ENTRIES} entries`, file, files);
          return typeof item === "object" && "items" in item && Array.isArray(item.items)
            ? [{...item, items: cut(item.items, depth + 1)}]
            : [item];
        });
  const sidebar = config.sidebar as Sidebar | undefined;
  if (!sidebar) return config;
  return {
    ...config,
    sidebar: Array.isArray(sidebar)
      ? cut(sidebar, 1)
      : Object.fromEntries(Object.entries(sidebar).map(([start, items]) => [start, cut(items, 1)])),
  };
}
