import type {PageDocument} from "../../page-document.ts";
import {composedHtml} from "./composed-html.ts";

/**
 * Returns a page document with its body. The body of a printable page is composed of the documents of its
 * pages; other documents are returned unchanged.
 *
 * @param load loads the document of a page by its URL
 */
export async function composePage(
  document: PageDocument,
  load: (url: string) => Promise<PageDocument>,
): Promise<PageDocument> {
  if (!document.printable) return document;
  const pages = await Promise.all(document.printable.pages.map(load));
  return {...document, html: composedHtml(document, pages)};
}
