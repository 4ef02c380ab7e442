/** A fence whose content is no code but part of the page, which other readers of its file then leave alone. */
const FENCE = /^([ \t]*)(`{3,})mdx-code-block(?:[ \t][^\n]*)?\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm;

/** A text with fences of `mdx-code-block` opened: their marks become empty lines, so that line numbers stay true. */
export const openFences = (text: string): string =>
  text.includes("mdx-code-block")
    ? text.replace(FENCE, (_whole, _indent: string, _ticks: string, content: string) => `\n${content}`)
    : text;
