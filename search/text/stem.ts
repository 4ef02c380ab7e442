const MIN_STEM = 3;
/** Minimum length of a stem without -ate or -ation: `install`, but `creat`. */
const LONG_STEM = 6;

/**
 * Strips the most variable endings of technical English: plural, -ing, -ed, -ally, -ation, -ment and a final e or y. Nothing
 * is replaced, so all forms of a word start with its stem and are adjacent in a sorted list. Words in other
 * scripts, numbers and short words are not changed.
 */
export function stem(word: string): string {
  if (word.length <= MIN_STEM || !/^[a-z]+$/.test(word)) return word;
  const verb = cutNoun(cutAdverb(cutPlural(word)));
  const root = cutFinal(cutParticiple(verb));
  return root.endsWith("at") && root.length - 2 >= LONG_STEM ? root.slice(0, -2) : root;
}

/** Strips the ending of an adverb: `dynamically` → `dynamic`, `globally` → `global`. */
const cutAdverb = (word: string): string => word.replace(/(?<=.{4})(?:(?<=ic)al|(?<=al))ly$/, "");

/** Strips the ending of a noun made from a verb: `creation` → `creat`, `deployment` → `deploy`. */
const cutNoun = (word: string): string =>
  word.endsWith("ation") ? word.slice(0, -3) : word.replace(/(?<=.{5}[^i])ment$/, "");

function cutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (/ies$/.test(word)) return word.length > 4 ? word.slice(0, -3) : word.slice(0, -1);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/**
 * Strips -ing and -ed. The rest must have a vowel and three letters (`string`, `need` are kept); `splitting`
 * → `split`.
 */
function cutParticiple(word: string): string {
  const cut = /^(.+?)(?:ing|ed)$/.exec(word)?.[1];
  if (cut === undefined || cut.length < MIN_STEM || !/[aeiouy]/.test(cut)) return word;
  return /([bdgkmnprt])\1$/.test(cut) ? cut.slice(0, -1) : cut;
}

const cutFinal = (word: string): string =>
  word.length > MIN_STEM && /[^aeiou][ey]$/.test(word) ? word.slice(0, -1) : word;
