import {addressOf} from "./base.ts";
import {ContentNotFoundError} from "./errors.ts";

/** Longest wait for an answer, in milliseconds; the same limit holds for script chunks. */
export const TIMEOUT_MS = 120_000;

/**
 * Loads one JSON artifact of this site. `no-cache` lets the browser keep its copy but ask whether it still
 * holds, so that a page never comes from an older deploy than its neighbors.
 * Fails with ContentNotFoundError for 404 and 410, and for hosts that answer every unknown path with a page;
 * with Error for other answers and for a broken or slow connection.
 */
export async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(addressOf(`/${path.split("/").map(encodeURIComponent).join("/")}`), {
    cache: "no-cache",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const type = response.headers.get("content-type") ?? "";
  if (response.status === 404 || response.status === 410 || (response.ok && !type.includes("json"))) {
    throw new ContentNotFoundError(path);
  }
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}
