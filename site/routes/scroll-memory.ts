import type {ReadingPlace} from "./reading-place.ts";

/** Places in the pages of history entries, kept for the life of the tab. */
export function scrollMemory(storage: Pick<Storage, "getItem" | "setItem"> | null) {
  const KEY = "scroll-positions";
  const places = new Map<string, ReadingPlace>();
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? "[]") as [string, ReadingPlace][];
    for (const [entry, place] of kept) places.set(entry, place);
  } catch {
    // A broken or forbidden storage only means that positions start afresh.
  }
  return {
    remember(entry: string, place: ReadingPlace): void {
      places.delete(entry);
      places.set(entry, place);
    },
    recall: (entry: string): ReadingPlace | undefined => places.get(entry),
    persist(): void {
      try {
        storage?.setItem(KEY, JSON.stringify([...places].slice(-100)));
      } catch {
        // No room or no permission: the positions last until the next full load.
      }
    },
  };
}
