import {present} from "#schemas/rules/present.ts";
/** Tag, value or comment of a template language in a text. */
export interface Token {
  kind: "tag" | "value" | "comment" | "escaped";
  /** Start of the tag, including preceding white space that it removes. */
  from: number;
  start: number;
  end: number;
  /** Text between its delimiters. */
  source: string;
  name: string;
  /** Text after the name. */
  rest: string;
  closing: boolean;
  /** Index of the tag that closes it or that it closes, or `null`. */
  partner: number | null;
}

/** Delimiters of a tag, value, comment or escaped tag. */
interface Signs {
  open: string;
  close: string;
  kind: Token["kind"];
}

/** Syntax of a template language. */
export interface TemplateLanguage {
  /** Delimiters; the first match wins. */
  signs: readonly Signs[];
  /** Whether `endname` closes `name`, in addition to `/name`. */
  endWords: boolean;
  /** Names of tags whose content is not scanned. */
  verbatim?: readonly string[];
  /** Names of tags without output, whose hyphens (`{%- -%}`) remove surrounding white space. */
  trimmed?: RegExp;
  /** Names of tags that contain a program in the template language, which is never run. */
  programs?: RegExp;
}

/** Liquid: https://shopify.github.io/liquid/ */
export const LIQUID: TemplateLanguage = {
  signs: [
    {open: "{%", close: "%}", kind: "tag"},
    {open: "{{", close: "}}", kind: "value"},
  ],
  endWords: true,
  verbatim: ["raw", "verbatim"],
  trimmed: /^(?:assign|capture|set|if|unless|else|elsif|elif|for|comment)$/,
};

/** Jinja and Nunjucks: https://jinja.palletsprojects.com/en/stable/templates/ */
export const JINJA: TemplateLanguage = {
  ...LIQUID,
  signs: [...LIQUID.signs, {open: "{# ", close: "#}", kind: "comment"}],
};

/** Maximum length of the text between the delimiters of a tag. */
const MAX_LENGTH = 4000;

/**
 * Scans a text for tags, in order, and pairs opening and closing tags. Everything between a pair is the
 * content of the opening tag.
 */
export function scan(text: string, language: TemplateLanguage): Token[] {
  const tokens: Token[] = [];
  const {signs} = language;
  /** Next position of each closing delimiter, searched once. */
  const closes = new Map<string, number>();
  const open: number[] = [];
  /** Returns the position of the tag that ends verbatim content, or the same position if there is none. */
  const endOf = (name: string, from: number): number => {
    if (unended.has(name)) return from;
    const end = new RegExp(`\\{%[-~]?\\s*end${name}\\b`, "g");
    end.lastIndex = from;
    const found = end.exec(text)?.index;
    if (found === undefined) unended.add(name);
    return found ?? from;
  };
  const unended = new Set<string>();
  /** End of the last tag. */
  let done = 0;
  for (let at = next(text, 0); at !== -1; at = next(text, at)) {
    const found = signs.find(({open: sign}) => text.startsWith(sign, at));
    if (!found) {
      at++;
      continue;
    }
    const from = at + found.open.length;
    let end = closes.get(found.close) ?? -2;
    if (end !== -1 && end < from) {
      end = text.indexOf(found.close, from);
      closes.set(found.close, end);
    }
    if (end === -1 || end - from > MAX_LENGTH) {
      at++;
      continue;
    }
    const inner = text.slice(from, end);
    const token = tokenOf(inner, found.kind, language);
    const index = tokens.length;
    const isTrimmed = token.kind === "tag" && language.trimmed?.test(token.name) === true;
    const start = at;
    at = end + found.close.length;
    if (isTrimmed && inner.endsWith("-")) at += text.slice(at).search(/\S|$/);
    const before = text.slice(done, start);
    const kept = isTrimmed && inner.startsWith("-") ? before.trimEnd() : before;
    tokens.push({...token, from: done + kept.length, start, end: at});
    done = at;
    if (token.kind !== "tag") continue;
    if (!token.closing) {
      open.push(index);
      if (language.verbatim?.includes(token.name)) at = endOf(token.name, at);
    } else {
      const start = open.findLastIndex(one => tokens[one]?.name === token.name);
      if (start === -1) continue;
      const first = open[start] ?? 0;
      present(tokens[first]).partner = index;
      present(tokens[index]).partner = first;
      open.length = start;
    }
  }
  return tokens;
}

/** Returns the next position at which a delimiter may start: a brace, or the backslash before it. */
function next(text: string, from: number): number {
  const at = text.indexOf("{", from);
  return at > from && text[at - 1] === "\\" ? at - 1 : at;
}

function tokenOf(
  inner: string,
  kind: Token["kind"],
  {endWords}: TemplateLanguage,
): Omit<Token, "from" | "start" | "end"> {
  const source = kind === "escaped" ? inner : inner.replace(/^[-~]/, "").replace(/[-~]$/, "").trim();
  const [, slash = "", word = "", rest = ""] =
    /^(\/?)\s*((?:[\w@.-]+(?:\/[\w@-][\w@.-]*)*)?)([\s\S]*)$/.exec(source) ?? [];
  const ended = slash === "" && endWords ? /^end_?(?=\w)/.exec(word) : null;
  return {
    kind,
    source,
    name: ended ? word.slice(ended[0].length) : word,
    rest: rest.replace(/(?<!\/)\/$/, "").trim(),
    closing: slash !== "" || ended !== null,
    partner: null,
  };
}
