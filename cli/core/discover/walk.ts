import {type Dirent, readdirSync, realpathSync, statSync} from "node:fs";
import {dirname, join} from "node:path";
import fastGlob from "fast-glob";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {isWithin, relativePath} from "#schemas/rules/disk-path.ts";
import {asError} from "#support/files/as-error.ts";
import {limitedGlobs} from "#support/files/glob-size.ts";
import {hasControls} from "#support/files/plain-text.ts";

/** File found by a walk. */
export interface WalkedFile {
  /** POSIX path relative to the folder, in NFC. */
  contentPath: string;
  /** Absolute path, spelled as on disk. */
  file: string;
}

/** Result of a directory walk. */
export interface Walk {
  files: WalkedFile[];
  diagnostics: Diagnostic[];
}

/**
 * Lists all files in a folder and its subfolders, in code-point order. `node_modules` is skipped, and
 * hidden entries unless `dot` is true. Symbolic links are followed inside the project only (`file-outside`), and never into a
 * folder that holds them (`file-loop`), so loops end. Entries that cannot be
 * listed or read as a file (sockets, pipes) are reported (`file-unreadable`) and skipped.
 *
 * @param start absolute path of the folder
 * @param root real absolute path that links must stay in
 * @param exclude glob patterns relative to `start`; patterns beyond the limits of `limitedGlobs` are ignored
 * @param label POSIX path of `start` in diagnostics
 * @param include glob patterns relative to `start`; default: everything
 * @param dot whether to list names that start with a dot
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
    hint?: string,
  ): void => {
    const file = path === "" ? label : `${label}/${path}`.normalize("NFC");
    diagnostics.push(diagnostic(code, message, {file, ...(hint !== undefined && {hint})}));
  };

  const enter = (folder: string, prefix: string, ancestors: readonly string[]): void => {
    const entries = fastGlob.sync(prefix === "" ? limitedGlobs(include).used : "**", {
      cwd: folder,
      dot,
      onlyFiles: false,
      followSymbolicLinks: false,
      objectMode: true,
      ignore: ["**/node_modules/**", ...(prefix === "" ? limitedGlobs(exclude).used : [])],
      fs: {
        readdirSync: readingFolders(folder, dot, (path, message, hint) =>
          report("file-unreadable", message, prefix + path, hint),
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
      const itself = asError(error).code === "ELOOP";
      if (itself) report("file-unreadable", "the symbolic link points to itself", contentPath);
      else report("file-dangling", "the symbolic link points nowhere", contentPath);
    }
  };

  enter(start, "", [realpathSync(start)]);
  files.sort((a, b) => (a.contentPath < b.contentPath ? -1 : 1));
  return {files, diagnostics};
}

/**
 * Returns the real folder that links in a folder must not leave: the project or, if the folder itself is a link out of
 * the project, which is deliberate, its target.
 *
 * @param root real absolute path of the project
 */
export function linkLimit(folder: string, root: string): string {
  const real = realpathSync(folder);
  return isWithin(real, root) ? root : real;
}

const LOOP = "the symbolic link points to a folder that contains it, so it is not followed";
const NO_FILE = "this is neither a file nor a folder";

/**
 * Returns a `readdirSync` that reports unreadable folders and treats them as empty. It also reports names with control
 * characters, which are left out, and page names that glob patterns never match: with only dots before the extension.
 */
function readingFolders(
  start: string,
  dot: boolean,
  report: (path: string, message: string, hint?: string) => void,
): typeof readdirSync {
  const read = (path: string, options: {withFileTypes: true}): Dirent[] => {
    let entries: Dirent[];
    try {
      entries = readdirSync(path, options);
    } catch (error) {
      // A pattern may name a missing folder.
      if (asError(error).code !== "ENOENT") report(relativePath(start, path), "can't list the folder");
      return [];
    }
    for (const entry of entries) {
      const {name} = entry;
      const isFolder = entry.isDirectory() && name.startsWith("..");
      const isHidden = !dot && (isFolder || /^\.\..*\.mdx?$|^\.mdx?$/i.test(name));
      const problem = hasControls(name)
        ? "the name contains a control character, so it is omitted"
        : isHidden &&
          `the name starts with a dot, so the ${isFolder ? "folder" : "file"} is hidden and omitted`;
      if (problem) report(relativePath(start, join(path, name)), problem, "Rename or remove it.");
    }
    return entries.filter(({name}) => !hasControls(name));
  };
  return read as typeof readdirSync;
}
