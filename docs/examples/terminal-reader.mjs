/**
 * Reads documentation in a terminal, from the artifacts of a build:
 *
 *   node terminal-reader.mjs <artifacts>                   lists all pages
 *   node terminal-reader.mjs <artifacts> /guides/caching/  shows a page
 *   node terminal-reader.mjs <artifacts> content hash      searches
 */
import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {createSearcher, PAGE_INDEX, pageDocumentPath, parseArtifact, searchTextPath} from "docs-index/read";

const [folder, ...words] = process.argv.slice(2);
const load = path => readFile(join(folder, path), "utf8");

/** Reads an artifact; throws if this version of the package does not know its schema. */
const read = async path => parseArtifact(await load(path));

/** Lists the pages below a folder of the index, indented by depth. */
function* listing(node, depth = 0) {
  for (const child of node.children) {
    const indent = "  ".repeat(depth);
    if (child.type === "file") yield `${indent}${child.title}  ${child.url}`;
    else if (child.type === "directory") {
      yield `${indent}${child.label}/`;
      yield* listing(child, depth + 1);
    }
  }
}

/** Shows a page: its text by headings, then its neighbors. */
async function* page(url) {
  const document = await read(pageDocumentPath(url));
  yield document.title.toUpperCase();
  if (document.updated) yield `Last changed: ${document.updated}`;
  for (const part of document.printable?.pages ?? []) yield* page(part);
  const {passages} = document.printable ? {passages: []} : await read(searchTextPath(url));
  for (const {title, level, text, code} of passages) {
    if (title) yield `\n${"#".repeat(level)} ${title}`;
    if (text) yield text;
    if (code) yield code.replace(/^/gm, "    ");
  }
  for (const [label, link] of [
    ["Previous", document.previous],
    ["Next", document.next],
  ])
    if (link) yield `\n${label}: ${link.title}  ${link.url}`;
}

/** Lists the pages that answer a query, each with its best places. */
async function* search(query) {
  const searcher = await createSearcher(load);
  for (const result of await searcher.search(query)) {
    yield `${result.title}  ${result.url}`;
    for (const {url, text} of result.passages) yield `  ${url}\n    ${text}`;
  }
}

/** Removes control characters: content must not control the terminal. */
const safe = text => text.replace(/(?![\n\t])\p{Cc}/gu, "");

async function main() {
  if (folder === undefined) throw new Error("usage: terminal-reader.mjs <artifacts> [url | query]");
  const query = words.join(" ");
  const lines =
    query === "" ? listing(await read(PAGE_INDEX)) : query.startsWith("/") ? page(query) : search(query);
  for await (const line of lines) console.log(safe(line));
}

main().catch(error => {
  console.error(error.code === "ENOENT" ? `not found: ${error.path}` : error.message);
  process.exitCode = 1;
});
