import {mkdir, writeFile} from "node:fs/promises";
import {join} from "node:path";
import {publicNames} from "../coverage/check.ts";
import type {Sandbox} from "../sandbox.ts";
import type {Page, Report} from "../types.ts";
import {contradictingFacts, factsOf, versionFacts} from "./facts.ts";
import {optionFinder} from "./options.ts";
import {type Proof, proofOf} from "./proof.ts";
import {type Sentence, sentencesOf} from "./sentences.ts";

const BY_OPTION = "sentences-by-option.txt";
const UNVERIFIED = "unverified-sentences.txt";

const lineOf = ({path, line, text}: Sentence): string => `  ${path}:${line}  ${text}`;

/** Groups sentences by option, for options mentioned on several pages. */
export function byOption(
  sentences: ReadonlyArray<{sentence: Sentence; options: ReadonlyArray<string>}>,
): Map<string, Sentence[]> {
  const all = new Map<string, Sentence[]>();
  for (const {sentence, options} of sentences)
    for (const option of options) all.set(option, [...(all.get(option) ?? []), sentence]);
  const shared = [...all].filter(([, about]) => new Set(about.map(({path}) => path)).size > 1);
  return new Map(shared.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes two lists into the sandbox's folder: sentences grouped by option, and sentences in sections without
 * a check. Reports defaults, versions and limits that differ between pages.
 */
export async function checkSentences(pages: ReadonlyArray<Page>, sandbox: Sandbox): Promise<Report> {
  const names = (await publicNames(sandbox)).filter(({kind}) => kind.endsWith("option"));
  const find = optionFinder(
    pages,
    names.map(({full}) => full),
  );
  const judged = pages.flatMap(page => {
    const proof = proofOf(page);
    return sentencesOf(page).map(sentence => ({
      sentence,
      options: find(sentence),
      proof: proof(sentence.line),
    }));
  });
  const shared = byOption(judged);
  const unverified = judged.filter(({proof}) => proof === "none").map(({sentence}) => sentence);
  const folder = join(sandbox.folder, "lists");
  await mkdir(folder, {recursive: true});
  const listed = [...shared].map(([option, about]) => [option, ...about.map(lineOf), ""].join("\n"));
  await writeFile(join(folder, BY_OPTION), listed.join("\n"));
  await writeFile(join(folder, UNVERIFIED), `${unverified.map(lineOf).join("\n")}\n`);
  const facts = [
    ...judged.flatMap(({sentence, options}) => factsOf(sentence, options)),
    ...pages.flatMap(page => versionFacts(page, find)),
  ];
  const count = (wanted: Proof): number => judged.filter(({proof}) => proof === wanted).length;
  const about = judged.filter(({options}) => options.length > 0).length;
  return {
    problems: contradictingFacts(facts),
    counts: [
      `${about} sentences name an option; ${shared.size} options on several pages, side by side in ${join(folder, BY_OPTION)}`,
      `${facts.length} defaults, versions and limits compared across pages`,
      `${judged.length} sentences: ${count("executed")} in sections with executed samples, ${count("compared")} with compared types, ${count("none")} not verified, listed in ${join(folder, UNVERIFIED)}`,
    ],
  };
}
