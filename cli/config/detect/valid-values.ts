import type {SettingsFiles} from "#dialects/toolkit/static-config/settings-files.ts";
import type {ConfigInput} from "#schemas/config.ts";
import {MAX_FILE, readRegularFile} from "#support/files/regular-file.ts";

/**
 * Omits a tool's settings that are invalid in our config, such as a base path with spaces, and reports them
 * (`settings-value`).
 *
 * @param file the tool's config file
 */
export async function withValidValues(
  config: ConfigInput,
  file: string,
  files: SettingsFiles,
): Promise<ConfigInput> {
  const {config: schema} = await import("#schemas/config.ts");
  const issues = schema.safeParse(config).error?.issues ?? [];
  const reasons = new Map(issues.map(({path, message}) => [String(path[0]), message]));
  for (const [key, reason] of reasons) {
    const line = lineOf(Reflect.get(config, key), file);
    const message = `\`${key}\` in these settings is omitted: ${reason}`;
    files.wrongValues.push({file, code: "settings-value", message, ...(line !== null && {line})});
  }
  return Object.fromEntries(Object.entries(config).filter(([key]) => !reasons.has(key)));
}

/** Returns the first line of a file that contains a text value; null if there is none. */
function lineOf(value: unknown, file: string): number | null {
  if (typeof value !== "string") return null;
  const text = readRegularFile(file, MAX_FILE.settings).toString("utf8");
  const at = text.indexOf(value.replaceAll(/^\/|\/$/g, ""));
  return at < 0 ? null : text.slice(0, at).split("\n").length;
}
