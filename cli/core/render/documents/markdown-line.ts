import {withoutControls} from "#support/files/plain-text.ts";

/**
 * Writes plain text as one line of Markdown in which no tag, link, image or definition begins, with as few escapes as
 * possible: most readers are programs that take the text as it is.
 */
export const markdownLine = (text: string): string =>
  withoutControls(text)
    .replace(/\s+/g, " ")
    .trim()
    .replaceAll(/(\\*)<(?=[a-z/!?])/gi, (_, slashes: string) => `${slashes}${slashes}\\<`)
    .replaceAll(/\](?=[([])/g, "]\\")
    // A definition may follow block quote and list markers.
    .replace(/^(?:[>*+\s-]|\d+[.)])*(?=\[[^\]]*\]:)/, "$&\\");

/** Writes plain text as the text of a Markdown link, in which no tag or other link begins and which no bracket ends. */
export const markdownLinkText = (text: string): string =>
  withoutControls(text)
    .replace(/\s+/g, " ")
    .trim()
    .replaceAll(/[\\[\]]|<(?=[a-z/!?])/gi, "\\$&");
