const KEY = "recent-searches";

/** How many queries are kept. */
const LIMIT = 5;

/** Queries that led to a page, newest first; empty where storage is forbidden or broken. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(entry => typeof entry === "string").slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

function write(queries: string[]): string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // They last as long as the dialog.
  }
  return queries;
}

/** Puts a query first. Returns the new list. */
export const keepRecent = (query: string): string[] =>
  write([query, ...readRecent().filter(entry => entry !== query)].slice(0, LIMIT));

/** Takes a query out. Returns the new list. */
export const forgetRecent = (query: string): string[] => write(readRecent().filter(entry => entry !== query));
