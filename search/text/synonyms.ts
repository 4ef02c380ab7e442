/**
 * Words of technical documentation that stand for each other in any project. Each line is a group; a query word also
 * finds pages that have another word of its group, for less. Words of one product do not belong here.
 */
const GROUPS = [
  ["upgrade", "migrate", "migration", "update"],
  ["config", "configuration", "configure"],
  ["env", "environment"],
  ["dev", "development"],
  ["prod", "production"],
  ["js", "javascript"],
  ["ts", "typescript"],
  ["dir", "directory", "folder"],
  ["docs", "documentation"],
  ["deps", "dependencies"],
  ["remove", "delete"],
  ["removed", "dropped"],
  ["slow", "performance"],
  ["fast", "faster", "speed", "performance"],
  ["setup", "install", "installation"],
  ["options", "settings", "flags"],
  ["cli", "command"],
  ["async", "asynchronous"],
  ["minify", "minimize", "minification", "compress"],
  ["error", "failure"],
  ["create", "write", "make"],
  ["find", "resolve", "resolution"],
  ["replace", "replacement"],
  ["reduce", "shrink", "smaller"],
  ["unused", "dead"],
  ["generate", "create", "emit"],
  ["choose", "select"],
  ["share", "shared", "common"],
];

const SYNONYMS = new Map<string, Set<string>>();
for (const group of GROUPS) {
  for (const word of group) {
    const known = SYNONYMS.get(word) ?? new Set();
    for (const other of group) if (other !== word) known.add(other);
    SYNONYMS.set(word, known);
  }
}

/** Other words for a folded word; none for most. */
export const synonyms = (word: string): Iterable<string> => SYNONYMS.get(word) ?? [];
