import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {sectionsOf} from "../extract/sections.ts";
import type {Sandbox} from "../sandbox.ts";
import type {Page, Problem, Report} from "../types.ts";
import {type Documentation, isDocumented, readDocumentation} from "./documented.ts";
import {type Lists, readLists} from "./lists.ts";
import {installedNames} from "./names/installed.ts";
import type {Name} from "./names/name.ts";
import {optionNames} from "./names/options.ts";
import {runtimeNames} from "./names/runtime.ts";
import {typedNames} from "./names/types.ts";
import {countOwnSamples, judgeOwnSamples} from "./own-samples.ts";
import {patternOf, settle} from "./places.ts";

/** Numbers of names of one kind: in total, documented by a page, and exempt. */
type Count = {kind: string; all: number; documented: number; excepted: number};
type Judged = {counts: Count[]; problems: Problem[]};

const LISTS = "tools/verify/coverage/exceptions.json";

/** Formats a count as a line of text. */
function countLine({kind, all, documented, excepted}: Count): string {
  const missing = all - documented - excepted;
  return `${kind}: ${documented} of ${all} documented, ${excepted} excepted, ${missing} missing`;
}

/** Lists every public name of the installed bundler, its dev server and its command-line tool. */
export async function publicNames(sandbox: Sandbox): Promise<Name[]> {
  const {webpack, devServer} = sandbox;
  const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));
  return [
    ...optionNames(await readJson(join(webpack, "schemas/WebpackOptions.json")), "option"),
    ...optionNames(await readJson(join(devServer, "lib/options.json")), "dev-server option", ["devServer"]),
    ...typedNames(await readFile(join(webpack, "types.d.ts"), "utf8")),
    ...(await runtimeNames(webpack)),
    ...installedNames(sandbox),
  ];
}

/** Reports obsolete exceptions: the name no longer exists or is documented. */
function staleExceptions({exceptions}: Lists, missing: ReadonlyArray<Name>): Problem[] {
  return exceptions.flatMap(({kind, names}) =>
    names
      .filter(glob => !missing.some(name => name.kind === kind && patternOf(glob).test(name.full)))
      .map(glob => ({
        path: "",
        line: 0,
        message: `${LISTS}: the exception "${glob}" (${kind}) excepts nothing`,
      })),
  );
}

/** Compares names with pages and exceptions. Names that are neither documented nor exempt are problems. */
export function judgeCoverage(
  names: ReadonlyArray<Name>,
  documentation: Documentation,
  lists: Lists,
): Judged {
  const settled = settle(names, lists.places);
  const missing = settled.filter(name => !isDocumented(documentation, name));
  const isExcepted = ({kind, full}: Name): boolean =>
    lists.exceptions.some(
      entry => entry.kind === kind && entry.names.some(glob => patternOf(glob).test(full)),
    );
  const counts = [...new Set(settled.map(({kind}) => kind))].map(kind => {
    const all = settled.filter(name => name.kind === kind).length;
    const lacking = missing.filter(name => name.kind === kind);
    return {kind, all, documented: all - lacking.length, excepted: lacking.filter(isExcepted).length};
  });
  const problems = missing
    .filter(name => !isExcepted(name))
    .map(({kind, full}) => ({path: "", line: 0, message: `no page documents the ${kind} ${full}`}));
  return {counts, problems: [...problems, ...staleExceptions(lists, missing)]};
}

/**
 * Checks that the pages document every public name of the installed packages, and that options have samples.
 */
export async function checkCoverage(pages: ReadonlyArray<Page>, sandbox: Sandbox): Promise<Report> {
  const sections = pages.flatMap(sectionsOf);
  const names = await publicNames(sandbox);
  const lists = await readLists();
  const {counts, problems} = judgeCoverage(names, readDocumentation(sections), lists);
  const reference = sections.filter(({path}) => path.startsWith("configuration/"));
  const options = [...names, ...settle(names, lists.places)].filter(({kind}) => kind.endsWith("option"));
  const samples = judgeOwnSamples(countOwnSamples(reference, options), lists.samples.minimum);
  return {
    notes: samples.notes ?? [],
    counts: [...counts.map(countLine), ...samples.counts],
    problems: [...problems, ...samples.problems],
  };
}
