import type {Config} from "../../../../../schemas/config.ts";
import type {Site} from "../../../../../schemas/site.ts";

const ICONS: Readonly<Record<string, Site["icons"][number]["icon"]>> = {
  github: "repository",
  gitlab: "repository",
  codeberg: "repository",
  bitbucket: "repository",
  discord: "chat",
  slack: "chat",
  gitter: "chat",
  matrix: "chat",
  zulip: "chat",
  stackoverflow: "qa",
  npm: "package",
  pypi: "package",
};

/** A link to another place of the project with an icon of the site's own set. */
export function socialIcon({icon, url, title}: NonNullable<Config["social"]>[number]): Site["icons"][number] {
  const name = icon
    .toLowerCase()
    .replace(/^.*[/:]/, "")
    .replace(/[^a-z]/g, "");
  return {icon: ICONS[name] ?? "social", title: title ?? icon.charAt(0).toUpperCase() + icon.slice(1), url};
}
