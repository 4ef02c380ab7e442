import {existsSync} from "node:fs";
import {join} from "node:path";
import {entriesOf} from "../toolkit/static-config/read-file.ts";

/**
 * Reports whether a folder contains numbered folders of Nuxt Content, which have navigation files and a dot
 * after the number.
 */
export const isNuxtContent = (folder: string): boolean =>
  existsSync(join(folder, ".navigation.yml")) ||
  entriesOf(folder).some(
    ({name}) =>
      /^\d+\./.test(name) &&
      [".navigation.yml", "_dir.yml"].some(file => existsSync(join(folder, name, file))),
  );
