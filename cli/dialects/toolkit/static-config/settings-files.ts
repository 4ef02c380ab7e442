import type {Code} from "#cli/report/codes.ts";
import type {UnfitFile} from "#support/files/regular-file.ts";

/** A problem with a file of settings, whose values are then missing. */
export interface SettingsProblem {
  /** Absolute path. */
  file: string;
  code:
    | UnfitFile["code"]
    | Extract<Code, "file-encoding" | "tool-settings" | "settings-limit" | "settings-value">;
  message: string;
  line?: number | undefined;
  column?: number | undefined;
}

/**
 * Absolute paths of all files and folders that settings depend on, whether they exist or not, and the problems found while
 * reading them.
 */
export class SettingsFiles extends Set<string> {
  /** By file: the first problem explains the others. */
  readonly problems = new Map<string, SettingsProblem>();
  /** Values of a wrong type. */
  readonly wrongValues: SettingsProblem[] = [];
  /** Files that were parsed without a problem, which need no second look. */
  readonly sound = new Set<string>();
  /** Folders that symbolic links must not leave. */
  readonly within: readonly string[];

  constructor(within: readonly string[] = []) {
    super();
    this.within = within;
  }

  report(problem: SettingsProblem): void {
    if (!this.problems.has(problem.file)) this.problems.set(problem.file, problem);
  }
}
