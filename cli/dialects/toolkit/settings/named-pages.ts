import type {SidebarItem} from "#schemas/settings/sidebar.ts";

/**
 * Returns the URLs of the pages that sidebar entries name, in order.
 *
 * @param firstOf returns the page that represents a folder; without it, folders are omitted
 */
export const namedPages = (
  items: readonly SidebarItem[],
  firstOf: (folder: string) => string | undefined = () => undefined,
): string[] =>
  items.flatMap(item => {
    if (typeof item === "string") return [item];
    if ("folder" in item) return firstOf(item.folder) ?? [];
    const own = "page" in item && item.page !== undefined ? [item.page] : [];
    return "items" in item ? [...own, ...namedPages(item.items, firstOf)] : own;
  });
