/** So many words make a pasted message; questions that people type are shorter. */
const MIN_WORDS = 7;

/** A name of an error before what it says. */
const ERROR = /(?:^|[^\p{L}])\p{L}*(?:error|exception|warning)(?:\s\[\w+\])?:\s+\S+\s+\S/iu;

/** What differs from machine to machine, or lists what would have been allowed, and says nothing about the fault. */
const NOISE = [
  /\bhttps?:\/\/\S+/g,
  /\bat \S+ \([^)\s]*:\d+:\d+\)/g,
  /(?<![\w.])(?:\.{0,2}\/[\w.@~+-]+)(?:\/[\w.@~+-]+)+\/?|(?<![\w.])\.{1,2}\/[\w.@~+-]+|\b[A-Za-z]:\\\S+/g,
  /\(?\b\d+:\d+\)?/g,
  /\b\d+(?:\.\d+)?\s?(?:bytes|[KMG]i?B|ms|s)\b/g,
  /\{[^{}]*\}?/g,
  /"[^"|]*"(?:\s*\|\s*"[^"|]*")+/g,
];
/** Ends of what a message says at once. */
const CLAUSE = /(?<=[.!?])\s+|\s+[-–—]>?\s+|\n/;
/** A name of a program: dotted, of several words written as one, or a flag. */
const NAME = /[\p{L}\p{N}_$]\.[\p{L}_$]|\p{Ll}\p{Lu}|__|--\p{L}/u;
/** A clause that speaks of something by name; what stands in quotes is often the reader's own. */
const NAMED = new RegExp(`'[^'\\s]+'|${NAME.source}`, "u");
/** What words count in a clause without any name, where another clause has one, and what names count. */
const WORTH = {prose: 0.25, name: 3, quoted: 1, number: 1};
/** The kind of an error before what it says, which many messages begin with. */
const KIND = /^\p{Lu}\p{L}*(?:Error|Exception|Warning):$/u;
/** A name in quotes, which is often the reader's own, and a number. */
const QUOTED = /^[("[]*['"`‘“][^'"`\s]+['"`’”][)\].,:;]*$/u;
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;

/** A part of a query with what its words count. */
export interface QueryPart {
  text: string;
  worth: number;
}

/** Whether a query is a message that was pasted, in which quotes and punctuation are not the reader's. */
export const isMessage = (query: string): boolean =>
  ERROR.test(query) || query.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length >= MIN_WORDS;

/**
 * The parts of a query: a message without paths, places and lists of what is allowed, whose names count more than its
 * prose, and most prose where names stand beside it. Any other query is one part as it is.
 */
export function queryParts(query: string): QueryPart[] {
  if (!isMessage(query)) return [{text: query, worth: 1}];
  const bare = NOISE.reduce((text, noise) => text.replace(noise, " "), query);
  const clauses = bare.split(CLAUSE).filter(clause => /[\p{L}\p{N}]/u.test(clause));
  if (clauses.length === 0) return [{text: query, worth: 1}];
  const named = clauses.some(clause => NAMED.test(clause));
  const prose = new Set(bare.toLowerCase().split(/[^\p{L}\p{N}.]+/u));
  return clauses.flatMap(clause => {
    const worth = named && !NAMED.test(clause) ? WORTH.prose : 1;
    return clause.split(/\s+/).map(text => ({
      text: withoutContext(text, prose),
      worth: worth * worthOf(text),
    }));
  });
}

function worthOf(text: string): number {
  if (NUMBER.test(text)) return WORTH.number;
  const isName = NAME.test(text) && !KIND.test(text);
  return (isName ? WORTH.name : 1) * (QUOTED.test(text) ? WORTH.quoted : 1);
}

/** A dotted name without its first part where the message has that as a word: `object.key` of an object is `key`. */
function withoutContext(text: string, prose: ReadonlySet<string>): string {
  const [, first = "", rest = ""] = /^\W*([\p{L}$_]+)\.(.+)$/u.exec(text) ?? [];
  return rest !== "" && prose.has(first.toLowerCase()) ? rest : text;
}
