import type {Site} from "#schemas/site.ts";

export type Screen = "home" | "page" | "organization" | "vote" | "shell";

/**
 * Which screen a url shows. Only exact urls match; every other one is a page, which exists when its document
 * does. Screens win over pages of the same url.
 */
export function matchScreen(url: string, site: Pick<Site, "screens" | "splash" | "home">): Screen {
  if (url === "/") return site.splash || site.home ? "home" : "page";
  if (url === "/organization/" && site.screens.organization) return "organization";
  if (url === "/vote/" && site.screens.vote) return "vote";
  if (url === "/app-shell/") return "shell";
  return "page";
}
