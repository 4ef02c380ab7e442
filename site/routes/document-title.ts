import type {SiteFacts, View} from "../artifacts/types.ts";
import {messages} from "../messages/messages.ts";

/** Returns the text of the title element: the page's own, or the screen's with the site's suffix. */
export function documentTitle(view: View, site: Pick<SiteFacts, "title" | "titleSuffix">): string {
  switch (view.kind) {
    case "page":
    case "home":
      return view.page.documentTitle;
    case "printable":
      return view.page.documentTitle;
    case "organization":
      return view.organization.heading + site.titleSuffix;
    case "vote":
      return messages.vote.title + site.titleSuffix;
    case "not-found":
      return view.custom?.documentTitle ?? messages.notFound.heading + site.titleSuffix;
    case "shell":
      return site.title;
  }
}

/** Reports whether search engines should ignore the view. */
export const isNoIndex = (view: View): boolean =>
  view.kind === "printable" || view.kind === "not-found" || view.kind === "shell";
