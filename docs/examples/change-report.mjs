/**
 * Reports as Markdown what a change of the documentation means to its readers, from the artifacts of two builds:
 *
 *   node change-report.mjs <old artifacts> <new artifacts>
 *
 * The exit code is 1 if pages or headings that others may link to are gone.
 */
import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {PAGES, pageDocumentPath, parseArtifact, SITE} from "docs-index/read";

/** Opens the artifacts in a folder: all page records by URL, and a function that reads an artifact. */
async function open(folder) {
  const read = async path => parseArtifact(await readFile(join(folder, path), "utf8"));
  const {pages} = await read(PAGES);
  return {read, pages: new Map(pages.map(page => [page.url, page]))};
}

/** Returns what of a page is gone or different; null if nothing is. */
async function changeOf(url, before, after) {
  const [old, now] = await Promise.all([before, after].map(build => build.read(pageDocumentPath(url))));
  const ids = new Set(now.anchors.map(({id}) => id));
  const lost = old.anchors.filter(({id}) => !ids.has(id)).map(({id}) => `${url}#${id}`);
  const notes = [
    ...(old.title === now.title ? [] : [`title was “${old.title}”`]),
    ...(old.html === now.html ? [] : ["text changed"]),
    ...(lost.length === 0 ? [] : [`headings removed: ${lost.join(", ")}`]),
  ];
  return notes.length === 0 ? null : {line: `${link(now)}: ${notes.join("; ")}`, lost};
}

const link = ({title, url}) => `[${title.replace(/[\\[\]]/g, "\\$&")}](<${url}>)`;

const list = (heading, lines) =>
  lines.length === 0 ? [] : [`## ${heading} (${lines.length})`, lines.map(line => `- ${line}`).join("\n")];

async function main(folders) {
  if (folders.length !== 2) throw new Error("usage: change-report.mjs <old artifacts> <new artifacts>");
  const [before, after] = await Promise.all(folders.map(open));
  const {redirects} = await after.read(SITE);
  const sources = new Set(redirects.map(({from}) => from.replace(/\/?$/, "/")));
  const added = [...after.pages.values()].filter(({url}) => !before.pages.has(url));
  const gone = [...before.pages.values()].filter(({url}) => !after.pages.has(url));
  const removed = gone.filter(({url}) => !sources.has(url));
  const moved = gone.filter(({url}) => sources.has(url));
  const changes = [];
  for (const url of after.pages.keys()) {
    const change = before.pages.has(url) ? await changeOf(url, before, after) : null;
    if (change) changes.push(change);
  }
  const report = [
    ...list(
      "Removed pages",
      removed.map(({title, url}) => `${title}: ${url}`),
    ),
    ...list(
      "Redirected pages",
      moved.map(({title, url}) => `${title}: ${url}`),
    ),
    ...list("Added pages", added.map(link)),
    ...list(
      "Changed pages",
      changes.map(({line}) => line),
    ),
  ];
  console.log(report.length === 0 ? "No page changed." : report.join("\n\n"));
  if (removed.length > 0 || changes.some(({lost}) => lost.length > 0)) process.exitCode = 1;
}

main(process.argv.slice(2)).catch(error => {
  console.error(error.code === "ENOENT" ? `not found: ${error.path}` : error.message);
  process.exitCode = 2;
});
