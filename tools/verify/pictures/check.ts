import {existsSync, readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {visit} from "unist-util-visit";
import {markdown, withoutFrontMatter} from "../extract/markdown.ts";
import type {Page, Problem, Report} from "../types.ts";

/** Image on a page, with its alternative text. */
export type Picture = {source: string; alternative: string; path: string; line: number};

/** Minimum length of an alternative text. */
const SHORTEST = 30;
const IMG = /<img\b[^>]*>/g;
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** Finds the images of a page, in Markdown or as `<img>`. */
export function picturesOf({path, text}: Page): Picture[] {
  const pictures: Picture[] = [];
  visit(markdown.parse(withoutFrontMatter(text)), node => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "image") pictures.push({source: node.url, alternative: node.alt ?? "", path, line});
    if (node.type === "html")
      for (const [tag] of node.value.matchAll(IMG))
        pictures.push({source: attribute(tag, "src"), alternative: attribute(tag, "alt"), path, line});
  });
  return pictures;
}

/** Returns the problems of an image. A drawing needs a title and must support the reader's color scheme. */
export function faultsOf({source, alternative}: Picture, drawing: string | undefined): string[] {
  const faults: string[] = [];
  if (alternative.length < SHORTEST) faults.push(`${source} needs a text that says what it shows`);
  if (drawing === undefined) return faults;
  if (!/<title>[^<]+<\/title>/.test(drawing)) faults.push(`${source} has no <title>`);
  if (!drawing.includes("prefers-color-scheme: dark")) faults.push(`${source} has no colors for a dark page`);
  return faults;
}

/** Checks the images in the content folder: alternative texts, and drawings for light and dark mode. */
export function checkPictures(pages: ReadonlyArray<Page>, content: string): Report {
  const pictures = pages.flatMap(picturesOf).filter(({source}) => !/^(?:\w+:|\/)/.test(source));
  const problems = pictures.flatMap((picture): Problem[] => {
    const {path, line, source} = picture;
    const file = join(content, dirname(path), source);
    if (!existsSync(file)) return [{path, line, message: `${source} does not exist`}];
    const drawing = source.endsWith(".svg") ? readFileSync(file, "utf8") : undefined;
    return faultsOf(picture, drawing).map(message => ({path, line, message}));
  });
  return {problems, counts: [`${pictures.length} pictures with a text alternative`]};
}
