import {addressOf} from "./base.ts";
import {ContentNotFoundError} from "./errors.ts";

/** Request timeout in milliseconds, which also applies to script chunks. */
export const TIMEOUT_MS = 120_000;

/**
 * Loads a JSON artifact of this site. `no-cache` makes the browser revalidate its copy, so that all pages
 * come from the same deployment.
 *
 * Throws `ContentNotFoundError` for 404 and 410, and if the host answers unknown paths with a page. Throws
 * `Error` for other statuses and for a broken or slow connection.
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
  return await response.json();
}
