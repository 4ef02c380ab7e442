/** Maximum nesting depth of lists and maps. */
const MAX_DEPTH = 20;

/** Reads the literal values that a Python file assigns to names at its top level, without executing it. */
export function pythonAssignments(source: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const match of source.matchAll(/^([A-Za-z_]\w*)[ \t]*(?::[^=\n]*)?=(?!=)[ \t]*/gm)) {
    const value = new Literal(source, match.index + match[0].length, found).read(0);
    if (value !== undefined) found[match[1] ?? ""] = value;
  }
  return found;
}

/**
 * Parser for Python literals: strings, numbers, constants, lists, tuples and maps. Other expressions yield
 * `undefined`.
 */
class Literal {
  readonly #source: string;
  readonly #names: Readonly<Record<string, unknown>>;
  #at: number;

  constructor(source: string, at: number, names: Readonly<Record<string, unknown>>) {
    this.#source = source;
    this.#at = at;
    this.#names = names;
  }

  read(depth: number): unknown {
    this.#skipSpace(depth > 0);
    const next = this.#source.charAt(this.#at);
    if (depth > MAX_DEPTH) return undefined;
    if (next === "[" || next === "(") return this.#list(next === "[" ? "]" : ")", depth);
    if (next === "{") return this.#map(depth);
    const text = this.#strings(depth);
    if (text !== undefined) return text;
    const [word] = this.#match(/-?\d+(?:\.\d+)?|[A-Za-z_]\w*/y) ?? [];
    if (word === undefined) return undefined;
    if (word === "True" || word === "False") return word === "True";
    if (/^-?\d/.test(word)) return Number(word);
    return Object.hasOwn(this.#names, word) ? this.#names[word] : undefined;
  }

  #list(end: string, depth: number): unknown[] {
    const items: unknown[] = [];
    this.#at++;
    while (!this.#ends(end)) {
      const item = this.read(depth + 1);
      if (this.#skipRest(end) && item !== undefined) items.push(item);
    }
    return items;
  }

  #map(depth: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    this.#at++;
    while (!this.#ends("}")) {
      const key = this.read(depth + 1);
      this.#skipSpace(true);
      if (this.#source.charAt(this.#at) === ":") {
        this.#at++;
        const value = this.read(depth + 1);
        if (typeof key === "string" && value !== undefined) map[key] = value;
      }
      this.#skipRest("}");
    }
    return map;
  }

  /** Reads adjacent strings, which Python concatenates. Strings with placeholders are unknown. */
  #strings(depth: number): string | undefined {
    let text: string | undefined;
    for (;;) {
      const match = this.#match(
        /([A-Za-z]{0,2})(?:"""([\s\S]*?)"""|'''([\s\S]*?)'''|"((?:[^"\\\n]|\\[\s\S])*)"|'((?:[^'\\\n]|\\[\s\S])*)')/y,
      );
      if (!match) return text;
      const [, prefix = "", ...parts] = match;
      const written = parts.find(part => part !== undefined) ?? "";
      if (/f/i.test(prefix) && written.includes("{")) return undefined;
      text = (text ?? "") + (/r/i.test(prefix) ? written : unescaped(written));
      this.#skipSpace(depth > 0);
    }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#source);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #skipSpace(lines: boolean): void {
    this.#match(lines ? /(?:\s|#[^\n]*|\\\n)*/y : /(?:[ \t]|\\\n)*/y);
  }

  /** Reports whether a list or map ends here. */
  #ends(end: string): boolean {
    this.#skipSpace(true);
    const next = this.#source.charAt(this.#at);
    if (next === end) this.#at++;
    return next === end || next === "";
  }

  /** Advances to the next item. Returns false if the current expression continues. */
  #skipRest(end: string): boolean {
    this.#skipSpace(true);
    const isWhole = this.#source.charAt(this.#at) === "," || this.#source.charAt(this.#at) === end;
    for (let depth = 0; this.#at < this.#source.length; this.#at++) {
      const next = this.#source.charAt(this.#at);
      if (depth === 0 && next === ",") {
        this.#at++;
        return isWhole;
      }
      if (depth === 0 && next === end) return isWhole;
      if (/[[({]/.test(next)) depth++;
      else if (/[\])}]/.test(next)) depth--;
      if (depth < 0) return isWhole;
    }
    return isWhole;
  }
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\(\n|.)/g, (_, sign: string) =>
    sign === "\n" ? "" : sign === "n" ? "\n" : sign === "t" ? "\t" : sign,
  );
