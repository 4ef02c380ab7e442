import type {Config} from "#schemas/config.ts";

/** Url of the page that an external source becomes. */
export const externalUrl = ({section, name, repo}: Config["external"]["sources"][number]): string =>
  `/${section}/${name ?? repo.split("/")[1]}/`;
