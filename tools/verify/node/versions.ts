/** Version of Node.js as written on pages: `20.11`, `22`. */
export type Version = readonly [major: number, minor: number];

/** Parses `20.11.1`, `20.11` or `20`. */
export function versionOf(text: string): Version {
  const [major = 0, minor = 0] = text.split(".").map(Number);
  return [major, minor];
}

/** Reports whether `a` is lower than `b`. */
export const isBelow = (a: Version, b: Version): boolean => (a[0] === b[0] ? a[1] < b[1] : a[0] < b[0]);

const NODE = String.raw`Node(?:\.js|JS)?(?:\]\([^)\s]*\))?(?:\s|\*)+(?:version\s+)?(?:>=?|≥)?\s*v?(?<version>\d+(?:\.\d+)*)`;
const REQUIRED = new RegExp(
  `${NODE}(?=[\\s*]*(?:\\+|or (?:newer|later|higher|above)|and (?:newer|later|above)|at least))`,
  "gi",
);
const NEEDED = new RegExp(
  `\\b(?:needs?|requires?|asks? for|runs? on|at least)\\b[^.\\n]{0,40}?${NODE}`,
  "gi",
);

/** Finds the versions of Node.js that a text requires, with their indexes in the text. */
export function requiredVersions(text: string): Array<{version: string; index: number}> {
  const found = new Map<number, string>();
  for (const match of [...text.matchAll(REQUIRED), ...text.matchAll(NEEDED)]) {
    const version = match.groups?.version ?? "";
    found.set(match.index + match[0].lastIndexOf(version), version);
  }
  return [...found].map(([index, version]) => ({version, index})).sort((a, b) => a.index - b.index);
}
