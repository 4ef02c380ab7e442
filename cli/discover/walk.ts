import {readdirSync, realpathSync, statSync} from "node:fs";
import {dirname, join, sep} from "node:path";
import fastGlob from "fast-glob";
import type {Diagnostic} from "../../schemas/diagnostic.ts";
import {diagnostic} from "../report/diagnostic.ts";

/** A file below a folder. */
export interface WalkedFile {
  /** POSIX path below the folder, NFC. */
  contentPath: string;
  /** Absolute path in the spelling of the disk. */
  file: string;
}

/** What a walk found. */
export interface Walk {
  files: WalkedFile[];
  diagnostics: Diagnostic[];
}

/**
 * Lists the files below a folder, deeply, in code-point order whatever order the disk gives. Hidden entries and
 * `node_modules` are skipped. Symbolic links are followed inside the project only (`file-outside`), and never into a
 * folder that holds them, so loops end. What can't be listed is reported (`file-unreadable`) and skipped.
 *
 * @param start absolute path of the folder
 * @param root real absolute path that links must stay in
 * @param exclude glob patterns below `start`
 * @param label POSIX path that stands for `start` in diagnostics
 */
export function walk(start: string, root: string, exclude: readonly string[], label: string): Walk {
  const files: WalkedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (code: "file-unreadable" | "file-outside", message: string, path: string): void => {
    diagnostics.push(
      diagnostic(code, message, {file: path === "" ? label : `${label}/${path}`.normalize("NFC")}),
    );
  };

  const enter = (folder: string, prefix: string, ancestors: readonly string[]): void => {
    const entries = fastGlob.sync("**", {
      cwd: folder,
      onlyFiles: false,
      followSymbolicLinks: false,
      objectMode: true,
      ignore: ["**/node_modules/**", ...(prefix === "" ? exclude : [])],
      fs: {
        readdirSync: readingFolders(folder, path =>
          report("file-unreadable", "can't list the folder", prefix + path),
        ),
      },
    });
    for (const {path, dirent} of entries) {
      const contentPath = (prefix + path).normalize("NFC");
      const file = join(folder, path);
      if (dirent.isFile()) files.push({contentPath, file});
      else if (dirent.isSymbolicLink()) follow(file, contentPath, ancestors);
    }
  };

  const follow = (file: string, contentPath: string, ancestors: readonly string[]): void => {
    try {
      const real = realpathSync(file);
      const stats = statSync(real);
      const holder = realpathSync(dirname(file));
      if (!inside(real, root)) report("file-outside", "the link leads outside the project", contentPath);
      else if (stats.isFile()) files.push({contentPath, file});
      else if (stats.isDirectory() && !ancestors.includes(real) && !inside(holder, real)) {
        enter(file, `${contentPath}/`, [...ancestors, real]);
      }
    } catch {
      report("file-unreadable", "the link leads nowhere", contentPath);
    }
  };

  enter(start, "", []);
  files.sort((a, b) => (a.contentPath < b.contentPath ? -1 : 1));
  return {files, diagnostics};
}

const inside = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** `readdirSync` that reports a folder it can't read and goes on as if it were empty. */
function readingFolders(start: string, onError: (path: string) => void): typeof readdirSync {
  const read = (path: string, options: {withFileTypes: true}): unknown => {
    try {
      return readdirSync(path, options);
    } catch {
      onError(
        path
          .slice(start.length + 1)
          .split(sep)
          .join("/"),
      );
      return [];
    }
  };
  return read as typeof readdirSync;
}
