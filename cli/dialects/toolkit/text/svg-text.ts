const MAX_LENGTH = 300;

/** Returns the beginning of the words that an SVG picture shows, or its title. */
export function svgText(svg: string): string {
  const words: string[] = [];
  let length = 0;
  for (const part of svg.split("<")) {
    if (length >= MAX_LENGTH) break;
    if (!/^(?:title|text|tspan)\b/.test(part)) continue;
    const text = part
      .slice(part.indexOf(">") + 1)
      .replaceAll(/&[#\w]{1,8};|\s+/g, " ")
      .trim();
    if (text === "") continue;
    words.push(text);
    length += text.length + 1;
  }
  return words.join(" ").slice(0, MAX_LENGTH);
}
