/** Space for the titles in the bar at 1280 pixels, in characters; each entry needs some more around it. */
const ROOM = 62;
const AROUND = 4;

/**
 * Splits the entries into those that fit into the bar and those in a menu at its end. A single entry is never
 * moved to the menu.
 */
export function foldLinks<Item extends {title: string}>(
  items: readonly Item[],
): {shown: Item[]; more: Item[]} {
  let used = 0;
  const ends = items.map(({title}) => {
    used += title.length + AROUND;
    return used;
  });
  if (used <= ROOM) return {shown: [...items], more: []};
  const count = Math.max(1, ends.filter(end => end <= ROOM - 2 * AROUND).length);
  return {shown: items.slice(0, count), more: items.slice(count)};
}
