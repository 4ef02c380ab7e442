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

/** Feature of Node.js and the version that added it. */
export type Feature = {feature: string; code: RegExp; since: Version};

/** Version of each installed package, and the Node.js version in its manifest. */
export type Engines = Readonly<Record<string, {version: string; node: string}>>;

/** Reads the table of features. */
export async function readFeatures(): Promise<Feature[]> {
  return schema
    .parse(JSON.parse(await readFile(FILE, "utf8")))
    .map(({feature, code, since}) => ({feature, code: new RegExp(code), since: versionOf(since)}));
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/**
 * Finds features in samples that require a later version of Node.js than the page and the general minimum.
 */
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

/** Finds sentences about the Node.js version that a package requires that contradict the package. */
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

/** Page with the general requirements. */
const INSTALLATION = "guides/installation.md";

/**
 * Compares the Node.js versions named by pages with the features in their samples and with the requirements
 * of packages. The general minimum is the highest version named by the installation page.
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
    counts: [`samples checked against Node.js ${minimum.join(".")}, which ${INSTALLATION} requires`],
  };
}
