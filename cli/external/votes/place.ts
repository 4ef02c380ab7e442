/** GitHub thread used for voting. */
export interface VotingPlace {
  owner: string;
  name: string;
  kind: "issue" | "discussion";
  number: number;
}

/**
 * Parses the URL of an issue, pull request or discussion. Returns `null` for anything else (a search, another
 * host).
 */
export function votingPlace(url: string): VotingPlace | null {
  const match =
    /^https:\/\/github\.com\/([\w.-]+)\/([\w.-]+)\/(issues|pull|discussions)\/(\d+)\/?(?:#.*)?$/.exec(url);
  if (!match) return null;
  const [, owner = "", name = "", kind, number] = match;
  return {owner, name, kind: kind === "discussions" ? "discussion" : "issue", number: Number(number)};
}
