import {useEffect} from "react";

const PARAMETER = "highlight";

/** An address that asks for words to be marked in its page. */
export function markedAddress(address: string, words: string): string {
  const [page = "", hash] = address.split("#");
  return `${page}?${new URLSearchParams({[PARAMETER]: words})}${hash === undefined ? "" : `#${hash}`}`;
}

/**
 * Marks the words that the address asks for (`?highlight=`) once the body is there, and takes them out of the address, so
 * that nobody passes them on. `turn` changes with every navigation, which ends the marks.
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
