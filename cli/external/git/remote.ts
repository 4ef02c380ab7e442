import {Fault} from "../fault.ts";
import type {Git} from "./git.ts";

/** Branch or tag, and its current commit. */
export interface Head {
  branch: string;
  commit: string;
}

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * Reads the remote's default branch (the target of `HEAD`, whatever its name; git-ls-remote(1) `--symref`),
 * or the given branch, tag or commit.
 *
 * Throws `missing` if the repository is empty or has no such ref. A timeout is a host-wide fault.
 */
export async function readHead(git: Git, ref: string | null, seconds: number): Promise<Head> {
  if (ref !== null && COMMIT.test(ref)) return {branch: ref, commit: ref};
  const wanted = ref === null ? ["HEAD"] : [`refs/heads/${ref}`, `refs/tags/${ref}`, `refs/tags/${ref}^{}`];
  let output: string;
  try {
    output = await git.text(["ls-remote", "--symref", "--", "origin", ...wanted], seconds);
  } catch (error) {
    if (error instanceof Fault && error.message.startsWith("no answer")) {
      throw new Fault("unreachable", error.message, {
        hostWide: true,
        hint: "Check this machine's network.",
      });
    }
    throw error;
  }
  const head = parseHead(output, ref);
  if (head) return head;
  // git accepts a web page as an empty list of refs.
  if (git.answered().type === "text/html") throw git.noRepository();
  throw new Fault("missing", ref === null ? "the repository is empty" : `there is no branch or tag ${ref}`);
}

/** Parses the output of `git ls-remote --symref`. */
function parseHead(output: string, ref: string | null): Head | null {
  let branch: string | null = ref;
  let commit: string | null = null;
  for (const line of output.split("\n")) {
    const [value = "", name = ""] = line.split("\t");
    if (value.startsWith("ref: refs/heads/") && name === "HEAD")
      branch ??= value.slice("ref: refs/heads/".length);
    // A tag object is followed by the commit that it refers to, named `…^{}`.
    else if (COMMIT.test(value) && (commit === null || name.endsWith("^{}"))) commit = value;
  }
  return commit === null ? null : {branch: branch ?? "HEAD", commit};
}
