import type {Page} from "./page.ts";

/** A place in the window. */
export type Place = readonly [x: number, y: number];

/**
 * Drags a finger along some places and lifts it; several swipes follow each other in the same task. The events are made in
 * the page, of what handlers read: WebKit makes no touches.
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
