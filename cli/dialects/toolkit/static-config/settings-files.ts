import type {Code} from "#cli/report/codes.ts";
import type {UnfitFile} from "#support/files/regular-file.ts";

/** Problem with a settings file, whose values are then missing. */
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
 * Absolute paths of all files and folders that settings depend on, whether they exist or not, and the
 * problems found in them.
 */
export class SettingsFiles extends Set<string> {
  /** First problem of each file, which explains any others. */
  readonly problems = new Map<string, SettingsProblem>();
  /** Values of a wrong type. */
  readonly wrongValues: SettingsProblem[] = [];
  /** Files parsed without a problem, which need no further check. */
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
