/** Minimum number of words in a sentence; most searches are shorter. */
const MIN_WORDS = 7;

/** Matches the first words of a question, in English, German, French and Spanish. */
const QUESTION =
  /^\W*(?:(?:can|could|does|is|are) (?!not)|(?:how|what|which|why|where|when|who|(?:should|do|must|may) (?:i|we|you|one)|wie|was|welche[mnrs]?|warum|wieso|wann|wo|comment|pourquoi|quels?|quelles?|quand|cómo|qué|cuál|por qué)(?![\p{L}\p{N}_'’]))/iu;
/** Code of an error: `ERR_MODULE_NOT_FOUND`, `TS2307`. */
const CODE = /(?<![\p{L}\p{N}_$])(?:\p{Lu}[\p{Lu}\p{N}]*_[\p{Lu}\p{N}_]+|\p{Lu}+\d{3,})(?![\p{L}\p{N}_$])/u;
/** Matches an error code at the beginning of a query, followed by other words. */
const CODED = new RegExp(`^[^\\p{L}]*${CODE.source}\\W+[\\p{L}\\p{N}]`, "u");
/** Matches the name of an error before its message. */
const ERROR = /(?:^|[^\p{L}])\p{L}*(?:error|exception|warning)(?:\s\[\w+\])?:\s+\S+\s+\S/iu;

/**
 * Parts of a message that vary between machines or list allowed values, and reveal nothing about the error.
 */
const NOISE = [
  /\bhttps?:\/\/\S+/g,
  /\bat \S+ \([^)\s]*:\d+:\d+\)/g,
  /(?<![\w./\\-])[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}:\d+(?::\d+)?/g,
  /(?<![\w.])(?:\.{0,2}\/[\w.@~+-]+)(?:\/[\w.@~+-]+)+\/?|(?<![\w.])\.{1,2}\/[\w.@~+-]+|\b[A-Za-z]:\\\S+/g,
  /\(?\b\d+:\d+\)?/g,
  /\b\d+(?:\.\d+)?\s?(?:bytes|[KMG]i?B|ms|s)\b/g,
  /\{[^{}]*\}?/g,
  /"[^"|]*"(?:\s*\|\s*"[^"|]*")+/g,
];
/** Boundaries between the clauses of a message. */
const CLAUSE = /(?<=[.!?])\s+|\s+[-–—]>?\s+|\n/;
/** Name in code: dotted, of several words written as one, a flag, or an error code. */
const NAME = new RegExp(`[\\p{L}\\p{N}_$]\\.[\\p{L}_$]|\\p{Ll}\\p{Lu}|__|--\\p{L}|${CODE.source}`, "u");
/** Matches a clause that contains a name; quoted ones are often the reader's own. */
const NAMED = new RegExp(`'[^'\\s]+'|${NAME.source}`, "u");
/** Weights of words in a clause without a name if another clause has one, and weight of names. */
const WORTH = {prose: 0.25, name: 1.5};
/** Kind of error at the start of many messages. */
const KIND = /^\p{Lu}\p{L}*(?:Error|Exception|Warning):$/u;
/** Quoted name, which is often the reader's own, and number. */
const QUOTED = /^[("[]*['"`‘“][^'"`\s]+['"`’”][)\].,:;]*$/u;
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** Part of a query with the weight of its words. */
export interface QueryPart {
  text: string;
  worth: number;
  /** Whether another reader's message may have other words here: a name, a number or something quoted. */
  variable: boolean;
}

/** Reports whether the order of the words in a query matters: a message or a long question. */
export const isSentence = (query: string): boolean =>
  ERROR.test(query) ||
  CODED.test(query) ||
  query.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length >= MIN_WORDS;

/** Reports whether a query is a pasted message, in which quotes and punctuation have no search meaning. */
export const isMessage = (query: string): boolean => isSentence(query) && !QUESTION.test(query);

/**
 * Splits a query into weighted parts. Paths, positions and lists of allowed values are removed from a
 * message, and its names weigh more than its prose, especially than prose beside names. Any other query is a
 * single unchanged part.
 */
export function queryParts(query: string): QueryPart[] {
  if (!isMessage(query)) return [{text: query, worth: 1, variable: false}];
  const bare = NOISE.reduce((text, noise) => text.replace(noise, " "), query);
  const clauses = bare.split(CLAUSE).filter(clause => /[\p{L}\p{N}]/u.test(clause));
  if (clauses.length === 0) return [{text: query, worth: 1, variable: false}];
  const named = clauses.some(clause => NAMED.test(clause));
  const prose = new Set(bare.toLowerCase().split(/[^\p{L}\p{N}.]+/u));
  return clauses.flatMap(clause => {
    const worth = named && !NAMED.test(clause) ? WORTH.prose : 1;
    return clause.split(/\s+/).map(text => ({
      text: withoutContext(text, prose),
      worth: worth * (isName(text) ? WORTH.name : 1),
      variable: QUOTED.test(text) || isVariable(text),
    }));
  });
}

/** Reports whether a word, without its quotes, differs between messages of the same kind. */
export const isVariable = (word: string): boolean => isName(word) || NUMBER.test(word);

const isName = (text: string): boolean => NAME.test(text) && !KIND.test(text) && !NUMBER.test(text);

/**
 * Strips the first part of a dotted name if it is also a word of the message: for an object, `object.key` is
 * `key`.
 */
function withoutContext(text: string, prose: ReadonlySet<string>): string {
  const [, first = "", rest = ""] = /^[^\p{L}\w$]*([\p{L}$_]+)\.(.+)$/u.exec(text) ?? [];
  return rest !== "" && prose.has(first.toLowerCase()) ? rest : text;
}
