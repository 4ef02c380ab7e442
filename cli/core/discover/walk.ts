import {type Dirent, readdirSync, realpathSync, statSync} from "node:fs";
import {dirname, join} from "node:path";
import fastGlob from "fast-glob";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {isWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {isSmallGlob} from "#support/files/glob-size.ts";

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
 * Lists the files below a folder, deeply, in code-point order whatever order the disk gives. `node_modules` is skipped, and
 * hidden entries unless `dot` is true. Symbolic links are followed inside the project only (`file-outside`), and never into a
 * folder that holds them (`file-loop`), so loops end. What can't be listed or read as a file (sockets, pipes) is reported
 * (`file-unreadable`) and skipped.
 *
 * @param start absolute path of the folder
 * @param root real absolute path that links must stay in
 * @param exclude glob patterns below `start`; those whose braces expand to too many are ignored
 * @param label POSIX path that stands for `start` in diagnostics
 * @param include glob patterns below `start`; default: everything
 * @param dot whether names that start with a dot are listed
 */
export function walk(
  start: string,
  root: string,
  exclude: readonly string[],
  label: string,
  include: readonly string[] = ["**"],
  dot = false,
): Walk {
  const files: WalkedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (
    code: "file-unreadable" | "file-dangling" | "file-outside" | "file-loop",
    message: string,
    path: string,
  ): void => {
    diagnostics.push(
      diagnostic(code, message, {file: path === "" ? label : `${label}/${path}`.normalize("NFC")}),
    );
  };

  const enter = (folder: string, prefix: string, ancestors: readonly string[]): void => {
    const entries = fastGlob.sync(prefix === "" ? include.filter(isSmallGlob) : "**", {
      cwd: folder,
      dot,
      onlyFiles: false,
      followSymbolicLinks: false,
      objectMode: true,
      ignore: ["**/node_modules/**", ...(prefix === "" ? exclude.filter(isSmallGlob) : [])],
      fs: {
        readdirSync: readingFolders(folder, dot, (path, message) =>
          report("file-unreadable", message, prefix + path),
        ),
      },
    });
    for (const {path, dirent} of entries) {
      const contentPath = (prefix + path).normalize("NFC");
      const file = join(folder, path);
      if (dirent.isFile()) files.push({contentPath, file});
      else if (dirent.isSymbolicLink()) follow(file, contentPath, ancestors);
      else if (!dirent.isDirectory()) report("file-unreadable", NO_FILE, contentPath);
    }
  };

  const follow = (file: string, contentPath: string, ancestors: readonly string[]): void => {
    try {
      const real = realpathSync(file);
      const stats = statSync(real);
      const holder = realpathSync(dirname(file));
      if (!isWithin(real, root))
        report("file-outside", "the symbolic link points outside the project", contentPath);
      else if (stats.isFile()) files.push({contentPath, file});
      else if (!stats.isDirectory()) report("file-unreadable", NO_FILE, contentPath);
      else if (ancestors.includes(real) || isWithin(holder, real)) report("file-loop", LOOP, contentPath);
      else enter(file, `${contentPath}/`, [...ancestors, real]);
    } catch (error) {
      const itself = (error as NodeJS.ErrnoException).code === "ELOOP";
      if (itself) report("file-unreadable", "the symbolic link points to itself", contentPath);
      else report("file-dangling", "the symbolic link points nowhere", contentPath);
    }
  };

  enter(start, "", [realpathSync(start)]);
  files.sort((a, b) => (a.contentPath < b.contentPath ? -1 : 1));
  return {files, diagnostics};
}

const LOOP = "the symbolic link points to a folder that contains it, so it is not followed";
const NO_FILE = "this is neither a file nor a folder";

/**
 * `readdirSync` that reports a folder it can't read, and goes on as if it were empty; and names of pages
 * that glob patterns never match: with a line break, or with nothing but dots before the extension.
 */
function readingFolders(
  start: string,
  dot: boolean,
  report: (path: string, message: string) => void,
): typeof readdirSync {
  const read = (path: string, options: {withFileTypes: true}): Dirent[] => {
    let entries: Dirent[];
    try {
      entries = readdirSync(path, options);
    } catch (error) {
      // A pattern may name a folder that is not there.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        report(relativePath(start, path), "can't list the folder");
      return [];
    }
    for (const {name} of entries) {
      if (/[\n\r]/.test(name))
        report(
          relativePath(start, join(path, name)),
          "the name contains a line break, so the file is left out",
        );
      else if (!dot && /^\.\..*\.mdx?$|^\.mdx?$/i.test(name))
        report(
          relativePath(start, join(path, name)),
          "the name starts with a dot, so the file is hidden and left out",
        );
    }
    return entries;
  };
  return read as typeof readdirSync;
}
