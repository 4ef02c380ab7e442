import type {Site} from "#schemas/site.ts";

export type Screen = "home" | "page" | "organization" | "vote" | "shell";

/**
 * Returns the screen of a URL. Only exact URLs match; every other URL is a page, which exists if its document
 * does. Screens take precedence over pages with the same URL.
 */
export function matchScreen(url: string, site: Pick<Site, "screens" | "splash" | "home">): Screen {
  if (url === "/") return site.splash || site.home ? "home" : "page";
  if (url === "/organization/" && site.screens.organization) return "organization";
  if (url === "/vote/" && site.screens.vote) return "vote";
  if (url === "/app-shell/") return "shell";
  return "page";
}
