import {readdir, stat} from "node:fs/promises";
import {join} from "node:path";

/**
 * Returns the total size in bytes of all files in a folder. Files that disappear in the meantime are ignored.
 */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const sizes = entries
    .filter(entry => entry.isFile())
    .map(entry =>
      stat(join(entry.parentPath, entry.name)).then(
        ({size}) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
