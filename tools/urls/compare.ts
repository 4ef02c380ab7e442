import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {Command} from "commander";
import type {DirectoryNode, PageIndex} from "../../schemas/page-index.ts";
import {compareUrls} from "./compare-urls.ts";

const program = new Command("compare-urls")
  .description(
    "Compares the urls of a build with a list of those that another generator gives the same pages",
  )
  .argument("<artifacts>", "folder of the artifacts")
  .argument("<list>", "text file with a url a line, or a sitemap")
  .option("--min <percent>", "least share of the list that must be there", Number, 98)
  .parse();
const [artifacts, list] = program.args as [string, string];
const {min} = program.opts<{min: number}>();

const urlsOf = (node: DirectoryNode): string[] =>
  node.children.flatMap(child =>
    child.type === "directory" ? urlsOf(child) : child.generated ? [] : [child.url],
  );
/** Each language and version has an index of its own, in a folder of the artifacts. */
const indexes = readdirSync(artifacts, {recursive: true, encoding: "utf8"}).filter(path =>
  /(?:^|\/)data\/page-index\.json$/.test(path.replaceAll("\\", "/")),
);
const built = indexes.flatMap(path => {
  const index = JSON.parse(readFileSync(join(artifacts, path), "utf8")) as PageIndex;
  const edition = path.replaceAll("\\", "/").slice(0, -"data/page-index.json".length);
  return urlsOf(index).map(url => `/${edition}${url.slice(1)}`);
});
const {missing, added, rate, listed} = compareUrls(readFileSync(list, "utf8"), built);
for (const url of missing) process.stdout.write(`- ${url}\n`);
for (const url of added) process.stdout.write(`+ ${url}\n`);
process.stdout.write(
  `${listed - missing.length} of ${listed} urls (${rate.toFixed(1)} %), ${added.length} others\n`,
);
process.exitCode = rate >= min ? 0 : 1;
