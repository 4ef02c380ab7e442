import {extname} from "node:path";
import {rangesOf} from "#core/model/text-range.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import type {RedirectPlace} from "./files.ts";
import {textOf} from "./redirect-places.ts";

/** Settings of another tool: its config, relative to the project, and all files that it depends on. */
export interface ToolSettings {
  file: string;
  read: readonly string[];
}

/** Words that may be paths, without quotes and punctuation around them. */
const WORD = /[^\s"'`,<>{}=]+/g;

/** Files that contain pages or locked versions, not settings. */
const NO_SETTINGS = /^\.(?:mdx?|lock)$/;

/**
 * Creates a function that returns the position of a redirect in the settings of another tool or host, which may write it as a
 * pattern (`/:version(v1|v2)/old/:path*`) or a file name (`old.md`). Returns only the config if it is not found.
 *
 * @param root - absolute path of the project, to which positions are relative
 */
export function settingsPlaces(
  {file: config, read}: ToolSettings,
  root: string,
): (from: string, to: string) => RedirectPlace {
  let sources: Source[] | undefined;
  return (from, to) => {
    sources ??= read.flatMap(path => sourceOf(path, root));
    const target = to.replace(/[:*#?].*$/s, "");
    const wanted = segments(from);
    const found = sources.flatMap(({file, text, plain, patterns, rangeOf}) =>
      [...(plain.get(wanted.join("/")) ?? []), ...patterns.filter(({word}) => includes(word, wanted))].map(
        ({word, at}) => ({
          place: () => ({file, ...rangeOf(at, word.length)}),
          distance: distanceTo(target, text, at),
        }),
      ),
    );
    return found.sort((a, b) => a.distance - b.distance)[0]?.place() ?? {file: config};
  };
}

/** Word at an offset of a file. */
interface Word {
  word: string;
  at: number;
}

interface Source {
  file: string;
  text: string;
  /** Words by the path that they denote. */
  plain: Map<string, Word[]>;
  patterns: Word[];
  rangeOf: ReturnType<typeof rangesOf>;
}

/** Reads a settings file; none for a folder or a file that is missing or too large. */
function sourceOf(path: string, root: string): Source[] {
  if (NO_SETTINGS.test(extname(path))) return [];
  let text: string;
  try {
    text = textOf(path);
  } catch {
    return [];
  }
  const source: Source = {
    file: relativePath(root, path),
    text,
    plain: new Map(),
    patterns: [],
    rangeOf: rangesOf(text),
  };
  for (const {0: found, index: at} of text.matchAll(WORD)) {
    const word = found.replace(/:$/, "");
    if (!/[/.]/.test(word)) continue;
    if (/[:*]/.test(word)) source.patterns.push({word, at});
    const key = segments(word).join("/");
    const same = source.plain.get(key) ?? [];
    source.plain.set(key, same);
    same.push({word, at});
  }
  return [source];
}

/** Returns the distance from an offset to the nearest occurrence of a text; infinite if there is none. */
function distanceTo(target: string, text: string, at: number): number {
  const [before, after] = [text.lastIndexOf(target, at), text.indexOf(target, at)];
  return Math.min(before < 0 ? Infinity : at - before, after < 0 ? Infinity : after - at);
}

/** Reports whether a pattern of the settings includes an old path. */
function includes(pattern: string, wanted: readonly string[]): boolean {
  const written = segments(pattern);
  const last = written.at(-1) ?? "";
  const isOpen = /^(?::\w+)?(?:\*|\(\.\*\))$/.test(last);
  if (!isOpen && written.length !== wanted.length) return false;
  const fixed = isOpen ? written.slice(0, -1) : written;
  return (
    (written.length > 1 || !last.startsWith(":")) &&
    fixed.every((segment, index) => matches(segment, wanted[index])) &&
    (!isOpen || wanted[fixed.length] === "*")
  );
}

/** Returns the segments of a path or page file. */
const segments = (path: string): string[] =>
  path
    .replace(/\.mdx?$/, "")
    .replace(/(?:^|\/)(?:index|README)$/, "/")
    .split("/")
    .filter(Boolean);

/** Reports whether a segment of a pattern (`:name`, `:name(a|b)`) includes one of a path. */
function matches(segment: string, wanted: string | undefined): boolean {
  if (segment === wanted) return true;
  const choices = /^:\w+(?:\((.*)\))?$/.exec(segment);
  return choices !== null && wanted !== undefined && (choices[1]?.split("|").includes(wanted) ?? true);
}
