/** Scroll positions of history entries, kept for the life of the tab. */
export function scrollMemory(storage: Pick<Storage, "getItem" | "setItem"> | null) {
  const KEY = "scroll-positions";
  const positions = new Map<string, number>();
  try {
    const kept = JSON.parse(storage?.getItem(KEY) ?? "[]") as [string, number][];
    for (const [entry, top] of kept) positions.set(entry, top);
  } catch {
    // A broken or forbidden storage only means that positions start afresh.
  }
  return {
    remember(entry: string, top: number): void {
      positions.delete(entry);
      positions.set(entry, top);
    },
    recall: (entry: string): number | undefined => positions.get(entry),
    persist(): void {
      try {
        storage?.setItem(KEY, JSON.stringify([...positions].slice(-100)));
      } catch {
        // No room or no permission: the positions last until the next full load.
      }
    },
  };
}
