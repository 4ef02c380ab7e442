import {foldersAbove} from "#core/emit/folders.ts";
import type {EmitFile} from "#core/model/emit-file.ts";
import {spellingKey} from "#schemas/rules/disk-path.ts";

/** Paths of an output, some of which can't exist beside others on every disk. */
export class TakenPaths {
  private readonly files = new Set<string>();
  private readonly folders = new Set<string>();

  /** Takes a path. Returns false if another file or folder has it, or if a folder above it is a file. */
  take(path: string): boolean {
    const key = spellingKey(path);
    const above = [...foldersAbove(key)];
    if (this.files.has(key) || this.folders.has(key) || above.some(folder => this.files.has(folder)))
      return false;
    this.files.add(key);
    for (const folder of above) this.folders.add(folder);
    return true;
  }

  /** Takes the paths of files as they are yielded. */
  *taking(files: Iterable<EmitFile>): Iterable<EmitFile> {
    for (const file of files) {
      this.take(file.path);
      yield file;
    }
  }
}
