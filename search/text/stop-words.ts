/**
 * Words that say little in a question: articles, pronouns, auxiliaries, prepositions. They count a little where the
 * words around them are found, and never decide.
 */
const STOP_WORDS = new Set(
  (
    "a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my " +
    "no not of on or should so than that the their them then there these they this to too use used using via was we " +
    "were what when where which while who why will with without would you your"
  ).split(" "),
);

/** True for a folded word that says little. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
