import type {EmitFile} from "#core/model/emit-file.ts";
import type {PageFacts} from "#core/model/page-facts.ts";
import {parseFragment} from "#core/render/body/html/raw.ts";
import {blocksPath} from "#schemas/artifact-paths.ts";
import type {PageBlocks} from "#schemas/blocks.ts";
import {artifactHeader} from "#schemas/version.ts";
import {contentHash} from "#support/files/hash.ts";
import {artifactJson} from "#support/json/artifact-json.ts";
import {flowOf} from "./flow.ts";

/**
 * Plans `data/blocks/<url>/index.json`: the body of a page as a tree. It is derived from the HTML in the page
 * document, so both have the same content.
 */
export function blocksFile({url, title}: PageFacts, document: EmitFile): EmitFile {
  return {
    path: blocksPath(url),
    key: contentHash("blocks", document.key),
    produce() {
      const text = Buffer.concat([...document.produce()].map(piece => Buffer.from(piece))).toString();
      const {html}: {html: string} = JSON.parse(text);
      const children = flowOf(parseFragment(html));
      return [artifactJson({...artifactHeader("blocks"), url, title, children} satisfies PageBlocks)];
    },
  };
}
