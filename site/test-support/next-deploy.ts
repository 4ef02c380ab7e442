import {cpSync, readdirSync, readFileSync, renameSync, writeFileSync} from "node:fs";
import {join} from "node:path";

const TEXT = /\.(?:html|js|css|json|webmanifest)$/;
const HASHED = /-([\w-]{8})\.(?:js|css)$/;

/** Returns a different spelling of a file name's hash, even if the hash is a palindrome. */
const turned = (hash: string): string => [...hash].reverse().join("").replaceAll("-", "_").replace(/^./, "Z");

/**
 * Creates a later deployment of a site: every script and style sheet has a new name, the build id differs,
 * and a text in the pages is replaced.
 */
export function nextDeploy(from: string, to: string, before: string, after: string): void {
  cpSync(from, to, {recursive: true});
  const files = readdirSync(to, {recursive: true, encoding: "utf8"});
  const hashes = files.flatMap(file => HASHED.exec(file)?.[1] ?? []);
  const build = /"build":"(\w+)"/.exec(readFileSync(join(to, "index.html"), "utf8"))?.[1] ?? "";
  for (const file of files.filter(name => TEXT.test(name))) {
    let text = readFileSync(join(to, file), "utf8")
      .replaceAll(before, after)
      .replaceAll(build, "0123456789abcdef");
    for (const hash of hashes) text = text.replaceAll(hash, turned(hash));
    writeFileSync(join(to, file), text);
  }
  for (const file of files) {
    const hash = HASHED.exec(file)?.[1];
    if (hash) renameSync(join(to, file), join(to, file.replace(hash, turned(hash))));
  }
}
