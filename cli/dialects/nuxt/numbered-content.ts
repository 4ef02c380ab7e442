import {existsSync} from "node:fs";
import {join} from "node:path";
import {entriesOf} from "../toolkit/static-config/read-file.ts";

/** Whether a folder contains numbered folders as Nuxt Content has them: navigation files in them, and a dot behind the number. */
export const isNuxtContent = (folder: string): boolean =>
  existsSync(join(folder, ".navigation.yml")) ||
  entriesOf(folder).some(
    ({name}) =>
      /^\d+\./.test(name) &&
      [".navigation.yml", "_dir.yml"].some(file => existsSync(join(folder, name, file))),
  );
