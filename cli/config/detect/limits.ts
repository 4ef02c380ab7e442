import type {SettingsFiles} from "#dialects/toolkit/static-config/settings-files.ts";
import type {ConfigInput} from "#schemas/config.ts";
import type {SidebarItem} from "#schemas/settings/sidebar.ts";

type Sidebar = SidebarItem[] | Record<string, SidebarItem[]>;

/** Maximum depth and number of entries of a menu. */
const [MAX_DEPTH, MAX_ENTRIES] = [50, 20_000];

/** Truncates a tool's menu to a usable size and reports what is omitted (`settings-limit`). */
export function withinLimits(config: ConfigInput, file: string, files: SettingsFiles): ConfigInput {
  let entries = 0;
  const report = (limit: string): [] => {
    files.report({file, code: "settings-limit", message: `the menu has ${limit}; the others are omitted`});
    return [];
  };
  const cut = (items: readonly SidebarItem[], depth: number): SidebarItem[] =>
    depth > MAX_DEPTH
      ? report(`more than ${MAX_DEPTH} levels`)
      : items.flatMap(item => {
          if (++entries > MAX_ENTRIES) return report(`more than ${MAX_ENTRIES} entries`);
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
