/** Returns the plain text of a page without code: the title and text of each section, on separate lines. */
export const plainText = (sections: readonly {title: string; text: string}[]): string =>
  sections
    .flatMap(({title, text}) => [title, text])
    .filter(Boolean)
    .join("\n");
