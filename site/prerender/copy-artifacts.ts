import {readFileSync} from "node:fs";
import {join} from "node:path";
import type {PageDocument} from "../../schemas/page-document.ts";
import type {Artifacts} from "./artifacts.ts";
import {allowInlineScript} from "./headers.ts";
import {inlineScript, policyHash} from "./inline-script.ts";
import type {Output} from "./output.ts";
import {slimBody} from "./slim-body.ts";
import {completeManifest} from "./statics.ts";

const PAGE = /^data\/pages(\/(?:.*\/)?)index\.json$/;

/** A page document as browsers need it: without the plain text, which search has in an index of its own. */
function browserPage(text: string): string {
  const document = JSON.parse(text) as PageDocument;
  return JSON.stringify({...document, text: "", html: slimBody(document.html)});
}

/**
 * Brings the artifacts into the finished site. Printable pages have no document there, since their HTML is complete;
 * the manifest stays behind, because it describes the artifacts as they were.
 */
export function copyArtifacts(artifacts: Artifacts, output: Output): void {
  const source = (path: string): string => join(artifacts.folder, path);
  const read = (path: string): string => readFileSync(source(path), "utf8");
  for (const {path, sha256} of artifacts.manifest.files) {
    const url = PAGE.exec(path)?.[1];
    if (url !== undefined) {
      if (!artifacts.isPrintable(url)) output.write(path, `slim:${sha256}`, () => browserPage(read(path)));
    } else if (path === "manifest.webmanifest") {
      output.write(path, sha256, () => completeManifest(read(path)));
    } else if (path !== "_headers") output.copy(source(path), path, sha256);
  }
  const hash = policyHash(inlineScript(artifacts.site));
  output.write("_headers", `${artifacts.hashOf("_headers")}:${hash}`, () =>
    allowInlineScript(read("_headers"), hash),
  );
}
