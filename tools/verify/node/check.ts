import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {z} from "zod";
import {fencesOf} from "../samples/check.ts";
import type {Page, Problem, Report} from "../types.ts";
import {isBelow, requiredVersions, type Version, versionOf} from "./versions.ts";

const FILE = fileURLToPath(new URL("./features.json", import.meta.url));
const schema = z.array(z.strictObject({feature: z.string(), code: z.string(), since: z.string()}));
const SENTENCE_WITH_PACKAGE =
  /\b(webpack(?:-cli|-dev-server)?)(?:`|\*|\s)+(\d+)?[^.\n]{0,30}?\b(?:needs?|requires?|asks? for|runs? on)\b[^.\n]{0,20}?Node(?:\.js)?\s+(\d+(?:\.\d+)*)/g;

/** Something that came into Node.js with a version. */
export type Feature = {feature: string; code: RegExp; since: Version};

/** What an installed package says of itself. */
export type Engines = Readonly<Record<string, {version: string; node: string}>>;

/** Reads the table of features. */
export async function readFeatures(): Promise<Feature[]> {
  return schema
    .parse(JSON.parse(await readFile(FILE, "utf8")))
    .map(({feature, code, since}) => ({feature, code: new RegExp(code), since: versionOf(since)}));
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** Features that samples of the page use although neither the page nor the general minimum asks for their Node.js. */
export function tooNew(page: Page, features: ReadonlyArray<Feature>, minimum: Version): Problem[] {
  const named = requiredVersions(page.text).map(({version}) => versionOf(version));
  const assured = [minimum, ...named];
  return features.flatMap(({feature, code, since}) => {
    if (assured.some(version => !isBelow(version, since))) return [];
    const fence = fencesOf(page).find(({text}) => code.test(text));
    if (!fence) return [];
    const message = `${feature} needs Node.js ${since.join(".")}, while the page promises ${minimum.join(".")}`;
    return [{path: page.path, line: fence.line, message}];
  });
}

/** Sentences that say which Node.js a package needs, and say it differently from the package. */
export function wrongEngines(page: Page, engines: Engines): Problem[] {
  return [...page.text.matchAll(SENTENCE_WITH_PACKAGE)].flatMap(match => {
    const [, name = "", major, stated = ""] = match;
    const {version = "", node = ""} = engines[name] ?? {};
    const real = /\d+(?:\.\d+)*/.exec(node)?.[0];
    if (real === undefined || (major !== undefined && major !== version.split(".")[0])) return [];
    const same = versionOf(real).join(".") === versionOf(stated).join(".");
    const line = lineAt(page.text, match.index);
    return same
      ? []
      : [{path: page.path, line, message: `${name} ${version} needs Node.js ${real}, not ${stated}`}];
  });
}

async function enginesOf(modules: string): Promise<Engines> {
  const names = ["webpack", "webpack-cli", "webpack-dev-server"];
  const entries = names.map(async name => {
    const {version, engines} = JSON.parse(await readFile(join(modules, name, "package.json"), "utf8"));
    return [name, {version, node: engines.node}] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The page that says what every reader needs. */
const INSTALLATION = "guides/installation.md";

/**
 * Holds the Node.js that pages ask for against what their samples use and what the packages ask for. The general minimum
 * is the highest version that the page about the installation asks for.
 */
export async function checkNode(
  pages: ReadonlyArray<Page>,
  all: ReadonlyArray<Page>,
  modules: string,
): Promise<Report> {
  const features = await readFeatures();
  const engines = await enginesOf(modules);
  const installation = all.find(({path}) => path === INSTALLATION);
  const named = requiredVersions(installation?.text ?? "").map(({version}) => versionOf(version));
  const minimum = named.reduce((a, b) => (isBelow(a, b) ? b : a), versionOf("0"));
  return {
    problems: pages.flatMap(page => [...tooNew(page, features, minimum), ...wrongEngines(page, engines)]),
    counts: [`samples held against Node.js ${minimum.join(".")}, which ${INSTALLATION} asks for`],
  };
}
