const MIN_STEM = 3;

/**
 * Strips the most variable endings of technical English: plural, -ing, -ed, -ly and a final e or y. Nothing
 * is replaced, so all forms of a word start with its stem and are adjacent in a sorted list. Words in other
 * scripts, numbers and short words are not changed.
 */
export function stem(word: string): string {
  if (word.length <= MIN_STEM || !/^[a-z]+$/.test(word)) return word;
  const singular = cutPlural(word);
  return cutFinal(cutParticiple(singular));
}

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
