/** Room for the titles of the bar at 1280 pixels, in letters; each entry takes some for the space around it. */
const ROOM = 62;
const AROUND = 4;

/** The entries that fit into the bar, and those that a menu at its end holds. One alone is never folded away. */
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
