import type {ComponentRule} from "#schemas/component-rule.ts";

/** What a tag of a template language does: it stands for a component, or one of these; properties name its words. */
export type TagRule = (
  | ComponentRule
  /** Its content is shown as it is. */
  | {tag: "raw"}
  /** Its content, or `text`, is a block of code. */
  | {tag: "code"; lang?: string; language?: string; title?: string; text?: string}
  /** Includes a file from one of these folders: `.` is the folder of the page, `^name` a folder beside the page or above. */
  | {
      tag: "include";
      folders: readonly string[];
      file?: string;
      /** All words are the name of the file. */
      whole?: boolean;
      /** What it holds is no template. */
      literal?: boolean;
      /** Files that are missing may be those of a theme. */
      isTheme?: boolean;
      /** Language of the code block that it becomes. */
      fence?: string;
    }
  | {tag: "link"; to: string}
  | {tag: "text"; value?: string; literal?: string}
  /** A value of the page or the config by its name. */
  | {tag: "value"}
  | {tag: "set"}
  | {tag: "if"}
  | {tag: "for"}
) & {
  /** Whether it counts in code as well. */
  inCode?: boolean;
};
