/** Types and default of an option as documented by an entry. */
export type Statement = {
  /** Names of types: `string`, `number`, `boolean`, `object`, `array`, `function`, `RegExp`. */
  kinds: Set<string>;
  /** Single values among the types: `'auto'`, `false`. */
  literals: Set<string | number | boolean | null>;
  /** Default, if it is a literal. */
  fallback?: {value: unknown};
};

const WORDS: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  boolean: "boolean",
  object: "object",
  function: "function",
  RegExp: "RegExp",
  Function: "function",
};
const OPEN = "([{<";
const CLOSE = ")]}>";

/** Splits text at a separator outside quotes and brackets. */
function cut(text: string, separator: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === "'") quoted = !quoted;
    if (!quoted && OPEN.includes(character)) depth += 1;
    if (!quoted && CLOSE.includes(character) && text[at - 1] !== "=") depth -= 1;
    if (!quoted && depth === 0 && text.startsWith(separator, at)) {
      parts.push("");
      at += separator.length - 1;
    } else parts[parts.length - 1] += character;
  }
  return parts.map(part => part.trim());
}

/** Parses a JavaScript literal. Returns `undefined` if the text is not a literal. */
export function literalOf(text: string): {value: unknown} | undefined {
  if (!/^(?:'[^']*'|-?\d[\d.]*|true|false|null|\[.*\]|\{.*\})$/s.test(text)) return undefined;
  try {
    const json = text
      .replace(/'([^']*)'/g, (_, value: string) => JSON.stringify(value))
      .replace(/([{,]\s*)(\w+):/g, '$1"$2":');
    return {value: JSON.parse(json)};
  } catch {
    return undefined;
  }
}

function addType(statement: Statement, type: string): void {
  const word = /^\w+/.exec(type)?.[0] ?? "";
  const literal = /^['\d-]|^(?:true|false|null)$/.test(type) ? literalOf(type) : undefined;
  if (literal) statement.literals.add(literal.value as string);
  else if (type.startsWith("[") || type.endsWith("[]")) statement.kinds.add("array");
  else if (type.startsWith("{")) statement.kinds.add("object");
  else if (type.includes("=>")) statement.kinds.add("function");
  else if (WORDS[word]) statement.kinds.add(WORDS[word]);
}

/**
 * Parses the line below an option's heading: `` `string = 'main'` ``, `` `boolean` `[string]` ``, `` `string
 * = 'auto': 'auto' | 'never'` ``. Unknown type names are ignored.
 */
export function readStatement(spans: ReadonlyArray<string>): Statement {
  const statement: Statement = {kinds: new Set(), literals: new Set()};
  for (const span of spans) {
    const [head = "", ...choices] = cut(span, ": ");
    const [types = "", ...defaults] = cut(head, " = ");
    for (const type of [types, ...choices].flatMap(part => cut(part, "|"))) addType(statement, type);
    const fallback = defaults[0] === undefined ? undefined : literalOf(defaults[0]);
    if (fallback) statement.fallback = fallback;
  }
  return statement;
}
