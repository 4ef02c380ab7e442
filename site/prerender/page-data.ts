import type {PageDocument} from "#schemas/page-document.ts";
import type {Artifacts} from "./artifacts.ts";
import {slimBody} from "./document/slim-body.ts";

/**
 * Text of a page document as the finished site holds it: all of its fields, the body as the HTML route has it, and by
 * which deploy and which version of the section it was made.
 */
export function deployedPage(document: PageDocument, artifacts: Artifacts, build: string): string {
  const deploy = {build, section: artifacts.sectionVersion(document.section)};
  return `${JSON.stringify({...withLinks(document, artifacts), html: slimBody(document.html), deploy} satisfies PageDocument)}\n`;
}

/** A page with the way to it in other languages and versions. */
export function withLinks(document: PageDocument, artifacts: Artifacts): PageDocument {
  const links = artifacts.linksOf(document.url);
  if (!links) return document;
  const {elsewhere, canonical} = links;
  return {...document, ...(elsewhere && {elsewhere}), ...(canonical === undefined ? {} : {canonical})};
}
