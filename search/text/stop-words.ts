/**
 * Words with little meaning in a question, in the most common languages of documentation, unless programs use
 * them as names: articles, pronouns, auxiliaries, prepositions. They add a little if the words around them
 * are found, but never decide.
 */
const STOP_WORDS = new Set(
  // English
  (
    "a an and are as at be been but by can could did do does for from had has have how i if in into is it its me my " +
    "no not of on or should so than that the their them then there these they this to too use used using via was we " +
    "were what when where which while who why will with without would you your " +
    "am any been being between both during each her him his let may me might mine must my our ours shall she he some " +
    "such those through under until us whether which whom whose " +
    // German, without words that also exist in English
    "auf aus bei beim das dass dein deine dem den der dich dir du ein eine einem einen einer eines er es fur ich ihr im " +
    "ist kann konnen mein meine meinen meiner meines mich mir mit nach nicht oder sich sie sind uber und vom von vor " +
    "wann warum welche welchem welchen welcher welches wenn werden wie wir wird wo wurde zu zum zur " +
    // French
    "au aux avec ce ces cette dans du elle en est et il ils je la le les leur mes mon ne nous pourquoi qu quand que " +
    "quel quelle quels quelles qui se ses sont une vos votre vous " +
    // Spanish and Portuguese
    "como cual el esta este los las para pero porque quando sao seu sua um uma unos"
  ).split(" "),
);

/** Reports whether a folded word is a stop word. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
