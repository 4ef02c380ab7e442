import {execFile} from "node:child_process";
import {existsSync, mkdirSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {promisify} from "node:util";

/**
 * Folder of packages needed only by these benchmarks, together with hundreds of dependencies. It is outside
 * `node_modules`, because Astro does not compile files in there.
 */
const FOLDER = resolve(import.meta.dirname, "../../../.docs-index/lighthouse");

/**
 * Installs packages (`name@version`) into a separate folder unless they are already installed. Returns the
 * folder.
 */
export async function installed(name: string, packages: readonly string[]): Promise<string> {
  const folder = join(FOLDER, name);
  const mark = join(folder, `${packages.join("+").replaceAll("/", "-")}.installed`);
  if (existsSync(mark)) return folder;
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, "package.json"), '{"private": true, "type": "module"}\n');
  process.stderr.write(`Installing ${packages.join(", ")} …\n`);
  await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", ...packages], {cwd: folder});
  writeFileSync(mark, "");
  return folder;
}
