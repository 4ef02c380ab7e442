import type {View} from "./types.ts";

/** Url that a document is made for; empty for documents that stand for no url of their own. */
export function shownUrl(view: View): string {
  if ("page" in view) return view.page.url;
  return view.kind === "organization" || view.kind === "vote" ? `/${view.kind}/` : "";
}
