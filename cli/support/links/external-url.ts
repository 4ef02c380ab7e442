import type {Config} from "#schemas/config.ts";

/** Returns the URL of an external source's page. */
export const externalUrl = ({section, name, repo}: Config["external"]["sources"][number]): string =>
  `/${section}/${name ?? repo.split("/")[1]}/`;
