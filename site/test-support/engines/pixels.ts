import type {Page} from "./page.ts";

/**
 * Returns the rendered colors of points in the window as `[red, green, blue]`; the page decodes its own
 * screenshot.
 */
export async function colorsAt(page: Page, places: readonly {x: number; y: number}[]): Promise<number[][]> {
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ({data, at}: {data: string; at: typeof places}) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const scale = devicePixelRatio;
      return at.map(({x, y}) =>
        [...(context?.getImageData(x * scale, y * scale, 1, 1).data ?? [])].slice(0, 3),
      );
    },
    {data: picture, at: places},
  );
}
