import {readdirSync, readFileSync, statSync} from "node:fs";
import {join} from "node:path";
import {Command} from "commander";
import type {PageDocument} from "#schemas/page-document.ts";
import type {DirectoryNode, PageIndex} from "#schemas/page-index.ts";
import {compareUrls, plain} from "./compare-urls.ts";
import {compareIds, headingIds} from "./heading-ids.ts";

const program = new Command("compare-urls")
  .description(
    "Compares the urls of a build with those that another generator gives the same pages, and heading ids where its site is at hand",
  )
  .argument("<artifacts>", "folder of the artifacts")
  .argument("<list>", "text file with a url a line, a sitemap, or the folder of the finished HTML")
  .option("--min <percent>", "least share of the list that must be there", Number, 98)
  .parse();
const [artifacts, list] = program.args as [string, string];
const {min} = program.opts<{min: number}>();

const filesOf = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: "utf8"}).map(path => path.replaceAll("\\", "/"));

const urlsOf = (node: DirectoryNode): string[] =>
  node.children.flatMap(child =>
    // A page that stands in for a translation is none of the other generator.
    child.type === "directory" ? urlsOf(child) : child.generated || child.lang ? [] : [child.url],
  );
/** Each language and version has an index of its own, in a folder of the artifacts. */
const indexes = filesOf(artifacts).filter(path => /(?:^|\/)data\/page-index\.json$/.test(path));
const pages = indexes.flatMap(path => {
  const index = JSON.parse(readFileSync(join(artifacts, path), "utf8")) as PageIndex;
  const edition = path.slice(0, -"data/page-index.json".length);
  return urlsOf(index).map(url => ({
    url: `/${edition}${url.slice(1)}`,
    file: join(artifacts, edition, "data/pages", url, "index.json"),
  }));
});

const isSite = statSync(list).isDirectory();
const documents = isSite ? filesOf(list).filter(path => path.endsWith(".html") && path !== "404.html") : [];
const wanted = isSite ? documents.map(path => `/${path}`).join("\n") : readFileSync(list, "utf8");
const {missing, added, rate, listed} = compareUrls(
  wanted,
  pages.map(({url}) => url),
);
for (const url of missing) process.stdout.write(`- ${url}\n`);
for (const url of added) process.stdout.write(`+ ${url}\n`);

let least = rate;
if (isSite) {
  const read = (path: string): string => readFileSync(join(list, path), "utf8");
  const theirs = new Map(documents.map(path => [plain(path), headingIds(read(path))]));
  const ours = new Map(
    pages.map(({url, file}) => {
      const {html} = JSON.parse(readFileSync(file, "utf8")) as PageDocument;
      return [plain(url), new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id as string))];
    }),
  );
  const ids = compareIds(theirs, ours);
  for (const {url, id} of ids.missing) process.stdout.write(`- ${url}#${id}\n`);
  const found = ids.listed - ids.missing.length;
  process.stdout.write(`${found} of ${ids.listed} heading ids (${ids.rate.toFixed(1)} %)\n`);
  least = Math.min(rate, ids.rate);
}
process.stdout.write(
  `${listed - missing.length} of ${listed} urls (${rate.toFixed(1)} %), ${added.length} others\n`,
);
process.exitCode = least >= min ? 0 : 1;
