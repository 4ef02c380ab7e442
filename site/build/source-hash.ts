import {createHash} from "node:crypto";
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {artifactPath} from "#schemas/rules/disk-path.ts";

/** Hash of all sources in some folders of the package, and of the versions of its libraries. Tests do not count. */
export function sourceHash(root: string, folders: readonly string[]): string {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = readdirSync(join(root, folder), {recursive: true, encoding: "utf8"})
      .map(path => artifactPath(path))
      .filter(
        file =>
          /\.(?:tsx?|css|svg|png|json)$/.test(file) && !/\.test\.tsx?$|^(?:browser|test-support)/.test(file),
      )
      .sort();
    for (const file of files) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
