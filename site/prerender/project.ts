import {createHash} from "node:crypto";
import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {parse} from "jsonc-parser";

/** Language of a project, which decides about the texts of the site before there are artifacts. */
export function languageOf(project: string): string {
  const file = join(project, "docs-index.config.json");
  if (!existsSync(file)) return "en";
  const config: unknown = parse(readFileSync(file, "utf8"));
  const lang = typeof config === "object" && config !== null && "lang" in config ? config.lang : "en";
  return typeof lang === "string" ? lang : "en";
}

/** Short name for a folder, the same for the same path. */
export const folderKey = (path: string): string =>
  createHash("sha256").update(path).digest("hex").slice(0, 12);
