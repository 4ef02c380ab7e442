import type {SiteFacts, View} from "../artifacts/types.ts";
import {messages} from "../messages/messages.ts";

/** Text of the title element: the page's own, or that of the screen with the site's suffix. */
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
      return messages.notFound.heading + site.titleSuffix;
    case "shell":
      return site.title;
  }
}

/** Whether search engines should leave the view out. */
export const isNoIndex = (view: View): boolean =>
  view.kind === "printable" || view.kind === "not-found" || view.kind === "shell";
