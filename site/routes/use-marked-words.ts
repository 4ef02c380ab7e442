import {useEffect} from "react";

const PARAMETER = "highlight";

/** Returns a URL that highlights words in its page. */
export function markedAddress(address: string, words: string): string {
  const [page = "", hash] = address.split("#");
  return `${page}?${new URLSearchParams({[PARAMETER]: words})}${hash === undefined ? "" : `#${hash}`}`;
}

/**
 * Highlights the words given in the URL (`?highlight=`) once the body is loaded, and removes them from the
 * URL, so that they are not shared. `turn` changes with every navigation, which removes the highlights.
 */
export function useMarkedWords(turn: number, ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const address = new URL(location.href);
    const words = address.searchParams.get(PARAMETER);
    if (words === null) return;
    address.searchParams.delete(PARAMETER);
    history.replaceState(history.state, "", address);
    let clear: (() => void) | undefined;
    let over = false;
    void import("./mark-words.ts").then(({markWords}) => {
      if (!over) clear = markWords(words);
    });
    return () => {
      over = true;
      clear?.();
    };
  }, [turn, ready]);
}
