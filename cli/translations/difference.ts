import {createHash} from "node:crypto";
import type {CodeHost} from "#core/model/code-host.ts";

/**
 * Returns the URL that shows the changes to a file since a commit, on GitHub and GitLab. Returns `null` for
 * other hosts.
 */
export function differenceUrl(host: CodeHost["urls"], commit: string, path: string): string | null {
  const gitlab = /^(.*)\/-\/blob\/(.*)\/$/.exec(host?.file ?? "");
  if (gitlab) return `${gitlab[1]}/-/compare/${commit}...${gitlab[2]}#${hash("sha1", path)}`;
  const github = /^(https:\/\/github\.[^/]+\/[^/]+\/[^/]+)\/blob\/(.*)\/$/.exec(host?.file ?? "");
  return github ? `${github[1]}/compare/${commit}...${github[2]}#diff-${hash("sha256", path)}` : null;
}

const hash = (kind: string, text: string): string => createHash(kind).update(text).digest("hex");
