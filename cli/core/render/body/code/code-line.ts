/** One line of a block: its markup, and classes for its mark. */
export interface CodeLine {
  html: string;
  className?: "add" | "del";
  /** Whether the line is left out of what is copied. */
  nocopy?: boolean;
}
