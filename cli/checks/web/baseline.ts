import {readFileSync, writeFileSync} from "node:fs";
import {fatal} from "#cli/report/diagnostic.ts";
import {asError} from "#support/files/as-error.ts";

/** Reads the URLs that were broken when the baseline was stored. Throws `web-baseline`. */
export function readBaseline(file: string): Set<string> {
  try {
    const value: {broken?: unknown} | null = JSON.parse(readFileSync(file, "utf8"));
    const broken = value?.broken;
    if (Array.isArray(broken) && broken.every(url => typeof url === "string")) return new Set(broken);
  } catch (error) {
    const isMissing = asError(error).code === "ENOENT";
    const message = isMissing
      ? `there is no file ${file}`
      : `${file} can't be read: ${asError(error).message}`;
    throw fatal("web-baseline", message, {hint: create(file)});
  }
  throw fatal("web-baseline", `${file} contains no list of broken links`, {hint: create(file)});
}

const create = (file: string): string =>
  `Create it with \`docs-index check --external --baseline ${file} --update-baseline\`.`;

/** Stores the URLs that are broken now. Throws `web-baseline`. */
export function writeBaseline(file: string, broken: readonly string[]): void {
  try {
    writeFileSync(file, `${JSON.stringify({broken}, null, 2)}\n`);
  } catch (error) {
    throw fatal("web-baseline", `${file} can't be written: ${asError(error).message}`);
  }
}
