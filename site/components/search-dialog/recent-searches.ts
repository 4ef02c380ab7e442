const KEY = "recent-searches";

/** Maximum number of stored queries. */
const LIMIT = 5;

/** Returns the queries that led to a page, newest first; empty if storage is unavailable or damaged. */
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
    // They are lost when the dialog closes.
  }
  return queries;
}

/** Stores a query at the top. Returns the new list. */
export const keepRecent = (query: string): string[] =>
  write([query, ...readRecent().filter(entry => entry !== query)].slice(0, LIMIT));

/** Removes a query. Returns the new list. */
export const forgetRecent = (query: string): string[] => write(readRecent().filter(entry => entry !== query));
