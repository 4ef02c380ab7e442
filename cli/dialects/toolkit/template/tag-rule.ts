import type {ComponentRule} from "#schemas/component-rule.ts";

/**
 * Meaning of a tag in a template language: a component, or one of these actions. Properties map to the tag's
 * arguments.
 */
export type TagRule = (
  | ComponentRule
  /** Renders its content unchanged. */
  | {tag: "raw"}
  /** Renders its content, or `text`, as a code block. */
  | {tag: "code"; lang?: string; language?: string; title?: string; text?: string}
  /**
   * Includes a file from one of these folders: `.` is the page's folder, `^name` a folder beside the page or
   * above.
   */
  | {
      tag: "include";
      folders: readonly string[];
      file?: string;
      /** Whether all words form the file name. */
      whole?: boolean;
      /** Whether the file contains no template syntax. */
      literal?: boolean;
      /** Whether missing files may belong to a theme. */
      isTheme?: boolean;
      /** Whether `{{ $name }}` and `{{ $1 }}` in the file represent the arguments of the tag. */
      isFilled?: boolean;
      /** Language of the code block that it becomes; if empty, the extension of the file. */
      fence?: string;
    }
  | {tag: "link"; to: string}
  /** Renders text, or an argument with a prefix, which an absolute address does not get. */
  | {tag: "text"; value?: string; literal?: string; prefix?: string}
  /** Renders a value of the page or the config by name. */
  | {tag: "value"}
  | {tag: "set"}
  | {tag: "if"}
  | {tag: "for"}
) & {
  /** Whether it is also expanded in code. */
  inCode?: boolean;
};
