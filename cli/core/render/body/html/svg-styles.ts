/** Declarations by selector: `rect`, `.name`, `rect.name` or `#name`. */
export type SvgStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Maximum length of a style sheet that is read. */
const MAX_LENGTH = 64 * 1024;

const SELECTOR = /^(?:[a-z][a-z\d]*|(?:[a-z][a-z\d]*)?\.[\w-]+|#[\w-]+)$/i;

/** Result of reading a style sheet. */
export interface ReadStyles {
  styles: SvgStyles;
  /** Whether all rules were read. */
  isComplete: boolean;
}

/**
 * Reads the rules of the style sheets in a picture that have simple selectors. All other rules (media queries, animations,
 * imports, selectors with combinators) are left out. Values are not checked here.
 */
export function readSvgStyles(sheets: readonly string[]): ReadStyles {
  const styles = new Map<string, Map<string, string>>();
  const css = sheets.join("\n");
  if (css.length > MAX_LENGTH) return {styles, isComplete: false};
  let isComplete = true;
  for (const {selectors, body} of rulesOf(withoutComments(css))) {
    for (const written of selectors.split(",")) {
      const selector = written.trim();
      if (!SELECTOR.test(selector)) {
        isComplete = false;
        continue;
      }
      const key = /^[.#]/.test(selector) ? selector : selector.replace(/^[^.]+/, tag => tag.toLowerCase());
      const found = styles.get(key) ?? new Map<string, string>();
      styles.set(key, found);
      for (const [name, value] of declarationsOf(body)) found.set(name, value);
    }
  }
  return {styles, isComplete};
}

/** Returns the declarations that apply to an element, in order of priority, the lowest first. */
export function stylesFor(
  styles: SvgStyles,
  {tag, classes, id}: {tag: string; classes: readonly string[]; id: string | undefined},
): [string, string][] {
  if (styles.size === 0) return [];
  const name = tag.toLowerCase();
  const keys = [
    name,
    ...classes.map(each => `.${each}`),
    ...classes.map(each => `${name}.${each}`),
    ...(id === undefined ? [] : [`#${id}`]),
  ];
  return keys.flatMap(key => [...(styles.get(key) ?? [])]);
}

/** Splits the declarations of a rule or a `style` attribute. */
export const declarationsOf = (style: string): [string, string][] =>
  style.split(";").flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(":");
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).replace(/!\s*important\s*$/i, "");
    return name === "" ? [] : [[name, value]];
  });

const withoutComments = (css: string): string => {
  const [first = "", ...others] = css.replaceAll("<![CDATA[", "").replaceAll("]]>", "").split("/*");
  return [
    first,
    ...others.map(part => {
      const end = part.indexOf("*/");
      return end === -1 ? "" : part.slice(end + 2);
    }),
  ].join(" ");
};

/** Returns the rules outside of blocks such as `@media`, which are returned as rules with an invalid selector. */
function rulesOf(css: string): {selectors: string; body: string}[] {
  const rules: {selectors: string; body: string}[] = [];
  let depth = 0;
  let selectors = "";
  let at = 0;
  for (const {index, 0: brace} of css.matchAll(/[{}]/g)) {
    const text = css.slice(at, index);
    at = index + 1;
    if (brace === "{") {
      if (depth++ === 0) selectors = text;
    } else if (depth > 0 && --depth === 0) rules.push({selectors, body: text});
  }
  return rules;
}
