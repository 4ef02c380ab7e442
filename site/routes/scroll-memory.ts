import type {ReadingPlace} from "./reading-place.ts";

/** Creates a store of reading positions by history entry, kept for the lifetime of the tab. */
export function scrollMemory(storage: Pick<Storage, "getItem" | "setItem"> | null) {
  const KEY = "scroll-positions";
  const places = new Map<string, ReadingPlace>();
  try {
    const kept: [string, ReadingPlace][] = JSON.parse(storage?.getItem(KEY) ?? "[]");
    for (const [entry, place] of kept) places.set(entry, place);
  } catch {
    // If storage is damaged or blocked, positions start empty.
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
        // Storage is full or blocked: positions last until the next full load.
      }
    },
  };
}
