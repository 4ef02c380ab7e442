import {record} from "../static-config/values.ts";

/**
 * Reports settings without an equivalent. All of these that a tool's config contains are named in one entry.
 *
 * @param paths settings such as `themeConfig.footer`
 */
export function leaveOut(left: string[], config: Record<string, unknown>, paths: readonly string[]): void {
  const present = paths.filter(path => {
    const value = path.split(".").reduce<unknown>((parent, key) => record(parent)[key], config);
    return value !== undefined && value !== null;
  });
  if (present.length > 0) left.push(present.join(", "));
}
