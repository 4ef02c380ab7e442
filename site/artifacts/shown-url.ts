import type {View} from "./types.ts";

/** Returns the URL for which a document is generated; empty if it has none. */
export function shownUrl(view: View): string {
  if ("page" in view) return view.page.url;
  return view.kind === "organization" || view.kind === "vote" ? `/${view.kind}/` : "";
}
