import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import type {Artifacts} from "./artifacts.ts";
import {inlineScript, policyHash} from "./document/inline-script.ts";
import {allowInlineScript, headersBelowBase, redirectsBelowBase} from "./hosting-files.ts";
import type {Output} from "./output.ts";
import {completeManifest} from "./statics.ts";

/**
 * Brings the artifacts into the finished site. Page documents stay behind, since every one of them is in its HTML, and
 * so does the manifest, which describes the artifacts as they were, unless `pageData` asks for them.
 */
export function copyArtifacts(artifacts: Artifacts, output: Output, pageData: boolean): void {
  const {base} = artifacts.site;
  const source = (path: string): string => join(artifacts.folder, path);
  const read = (path: string): string => readFileSync(source(path), "utf8");
  for (const {path, sha256} of artifacts.manifest.files) {
    if (path.startsWith("data/pages/") && !pageData) continue;
    const key = `${base}:${sha256}`;
    if (path === "manifest.webmanifest") output.write(path, key, () => completeManifest(read(path)));
    else if (path === "_redirects") output.write(path, key, () => redirectsBelowBase(read(path)));
    else if (path !== "_headers") output.copy(source(path), path, sha256);
  }
  if (pageData) {
    const manifest = read("data/manifest.json");
    output.write("data/manifest.json", createHash("sha256").update(manifest).digest("hex"), () => manifest);
  }
  const hash = policyHash(inlineScript(artifacts.site));
  output.write("_headers", `${base}:${artifacts.hashOf("_headers")}:${hash}`, () =>
    allowInlineScript(headersBelowBase(read("_headers")), hash),
  );
}
