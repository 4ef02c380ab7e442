/** Converts lines of `.gitignore` files to glob patterns, omitting negated ones. */
export const ignoredPatterns = (texts: readonly string[]): string[] =>
  texts
    .flatMap(text => text.split("\n").map(line => line.trim()))
    .filter(line => line !== "" && !/^[#!]/.test(line))
    .map(line => {
      const [, name = "", slash = ""] = /^(.*?)(\/?)$/.exec(line) ?? [];
      const path = name.includes("/") ? name.replace(/^\//, "") : `**/${name}`;
      return slash === "" ? path : `${path}/**`;
    });
