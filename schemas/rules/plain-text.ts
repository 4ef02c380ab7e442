/** Returns the plain text of a page without code: the title and text of each passage, on separate lines. */
export const plainText = (passages: readonly {title: string; text: string}[]): string =>
  passages
    .flatMap(({title, text}) => [title, text])
    .filter(Boolean)
    .join("\n");
