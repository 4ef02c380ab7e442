import {existsSync, readdirSync} from "node:fs";
import {basename, dirname, join} from "node:path";
import {spellingKey} from "#schemas/rules/disk-path.ts";

/**
 * Finds a file whose name may be composed or decomposed Unicode on disk (`é` as one or two characters), as on
 * macOS. Returns the path itself if there is none.
 */
export const normalizedPath = (file: string): string =>
  [file, file.normalize("NFC"), file.normalize("NFD")].find(existsSync) ?? file;

/**
 * Reports whether a file is found only because the disk ignores case: its name, or the name of a parent folder, is
 * spelled differently.
 *
 * @param top folder whose own spelling is ignored
 */
export function differsInCase(file: string, top: string): boolean {
  for (let at = file; at !== top && dirname(at) !== at; at = dirname(at)) {
    const [folder, name] = [dirname(at), basename(at)];
    if (existsSync(join(folder, inOtherCase(name))) && !isListed(name, folder)) return true;
  }
  return false;
}

/** Returns the name of a sibling file that differs only in case, or `undefined`. */
export function nameInOtherCase(file: string): string | undefined {
  const name = basename(file).normalize();
  try {
    const names = readdirSync(dirname(file)).map(each => each.normalize());
    return names.find(each => each !== name && spellingKey(each) === spellingKey(name));
  } catch {
    return undefined;
  }
}

const inOtherCase = (name: string): string =>
  name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();

const isListed = (name: string, folder: string): boolean =>
  readdirSync(folder).some(each => each.normalize() === name.normalize());
