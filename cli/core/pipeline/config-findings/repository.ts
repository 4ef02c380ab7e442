import {existsSync} from "node:fs";
import {join} from "node:path";
import type {Project} from "#cli/config/load.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {remoteOf, repositoryAbove} from "#support/links/code-host.ts";
import type {ConfigFault} from "./locate.ts";

/**
 * Reports a `repository.folder` that is not the content folder (`config-value`), so that edit links would lead nowhere. It
 * cannot be checked if the working tree belongs to another repository.
 */
export function repositoryFaults({config, content}: Pick<Project, "config" | "content">): ConfigFault[] {
  const {repository, editLink} = config;
  const top = repository && editLink === undefined ? repositoryAbove(content) : null;
  if (!repository || top === null) return [];
  const folder = repository.folder.replace(/^(?:\.?\/)+|(?<!\/)\/+$/g, "");
  const own = relativePath(top, content);
  if (folder === own) return [];
  const remote = remoteOf(top);
  const address = `${repository.host}/${repository.owner}/${repository.name}`;
  // Without a remote, a folder that exists may be right.
  const isWrong =
    remote === null
      ? folder !== "" && !existsSync(join(top, folder))
      : remote.toLowerCase() === address.toLowerCase();
  if (!isWrong) return [];
  return [
    {
      code: "config-value",
      message:
        folder === ""
          ? `"repository.folder" is missing, so edit links lead nowhere: the pages are in ${own}`
          : `"repository.folder" is ${folder}, but the pages are in ${own === "" ? "the root of the repository" : own}`,
      path: folder === "" ? ["repository"] : ["repository", "folder"],
      hint: own === "" ? "Remove it." : `Set it to "${own}".`,
    },
  ];
}
