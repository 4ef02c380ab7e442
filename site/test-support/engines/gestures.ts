import type {Page} from "./page.ts";

/** Point in the window. */
export type Place = readonly [x: number, y: number];

/**
 * Simulates dragging a finger along some points and lifting it; several swipes run in the same task. The
 * events are created in the page with the properties that handlers read, because WebKit can't create touches.
 */
export async function swipe(page: Page, ...swipes: readonly (readonly Place[])[]): Promise<void> {
  await page.evaluate((all: Place[][]) => {
    for (const places of all) {
      const [x, y] = places[0] as Place;
      const target = document.elementFromPoint(x, y) ?? document.body;
      const send = (type: string, [clientX, clientY]: Place): void => {
        const touch = {target, clientX, clientY};
        const touches = type === "touchend" ? [] : [touch];
        const event = new Event(type, {bubbles: true, cancelable: true});
        target.dispatchEvent(Object.assign(event, {touches, changedTouches: [touch]}));
      };
      for (const [index, place] of places.entries()) send(index === 0 ? "touchstart" : "touchmove", place);
      send("touchend", places.at(-1) as Place);
    }
  }, swipes);
}
