/** Path of the small file that names the deploy. */
export const BUILD_FILE = "build.json";

/** Answers younger than this need no new question, in milliseconds. */
const FRESH_MS = 5000;

/**
 * Tells whether the server holds another deploy than the one this document came from. Offline, or where the
 * file is missing, the answer is no.
 */
export function deployCheck(build: string, now: () => number = Date.now) {
  let asked = now();
  let answer: Promise<boolean> = Promise.resolve(false);
  async function ask(): Promise<boolean> {
    try {
      const response = await fetch(`/${BUILD_FILE}`, {cache: "no-store", signal: AbortSignal.timeout(3000)});
      if (!response.ok) return false;
      const {id} = (await response.json()) as {id?: string};
      return id !== undefined && id !== build;
    } catch {
      return false;
    }
  }
  return function isOutdated(): Promise<boolean> {
    if (now() - asked > FRESH_MS) {
      asked = now();
      answer = ask();
    }
    return answer;
  };
}
