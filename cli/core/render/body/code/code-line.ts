/** Line of a code block: its markup, and classes for its highlighting. */
export interface CodeLine {
  html: string;
  className?: "add" | "del";
  /** Whether the line is excluded from copying. */
  nocopy?: boolean;
}
