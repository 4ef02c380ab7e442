/** Point in the drawing. */
export type Point = readonly [x: number, y: number];

/** Module or asset in the drawing. */
export interface GraphNode {
  label: string;
  /** File type, which determines the color. */
  kind: string;
  at: Point;
  radius: number;
  /** Side of the label; below the cube by default. */
  side?: "start" | "end";
}

/** Layout of the graph. */
export interface Drawing {
  viewBox: string;
  nodes: GraphNode[];
  edges: Point[][];
  captions: {text: "modules" | "assets"; at: Point}[];
}

/** Distance between two columns in an isometric grid whose rows are 110 apart. */
const STEP = 95.26;
const left = (column: number): number => Math.round((66 + STEP * column) * 10) / 10;
const CENTRE = 560;
const OUT = 2 * CENTRE - left(4);
const right = (column: number): number => Math.round((OUT + STEP * column) * 10) / 10;
const IN: Point = [left(4), 210];

const at = (column: number, y: number): Point => [left(column), y];
const node = (label: string, point: Point, radius = 21): GraphNode => ({
  label,
  kind: label.slice(1),
  at: point,
  radius,
});

/** Layout for wide windows: modules on the left, the cube in between, assets on the right. */
export const wideDrawing: Drawing = {
  viewBox: "0 0 1120 446",
  nodes: [
    node(".sass", at(0, 100)),
    node(".png", at(0, 210)),
    node(".jpg", at(0, 320)),
    node(".sass", at(1, 155)),
    node(".hbs", at(1, 265)),
    node(".sass", at(2, 100)),
    node(".js", at(2, 210)),
    node(".cjs", at(2, 320)),
    node(".js", at(3, 155)),
    node(".js", at(3, 265)),
    ...[".js", ".css", ".jpg", ".png"].map(
      (label, index): GraphNode => ({
        label,
        kind: "asset",
        at: [right(3), 45 + 110 * index],
        radius: 26,
        side: "start",
      }),
    ),
  ],
  edges: [
    [at(0, 100), at(1, 155), at(2, 100), at(3, 155), IN],
    [at(0, 210), at(1, 155), at(2, 210), at(3, 265)],
    [at(0, 210), at(1, 265), at(2, 210), at(3, 155)],
    [at(0, 320), at(1, 265), at(2, 320), at(3, 265), IN],
    [IN, [CENTRE - 96, 210]],
    [
      [CENTRE + 96, 210],
      [OUT, 210],
    ],
    [
      [OUT, 210],
      [right(2), 100],
      [right(3), 45],
    ],
    [
      [right(2), 100],
      [right(3), 155],
    ],
    [
      [OUT, 210],
      [right(2), 320],
      [right(3), 375],
    ],
    [
      [right(2), 320],
      [right(3), 265],
    ],
  ],
  captions: [
    {text: "modules", at: [Math.round(left(1.5)), 436]},
    {text: "assets", at: [right(3) + 14, 436]},
  ],
};

/** Layout for narrow windows: modules on top, assets at the bottom. */
export const tallDrawing: Drawing = {
  viewBox: "0 -34 352 624",
  nodes: [
    {label: ".sass", kind: "sass", at: [56, 34], radius: 19, side: "end"},
    {label: ".hbs", kind: "hbs", at: [176, 34], radius: 19, side: "start"},
    {label: ".png", kind: "png", at: [296, 34], radius: 19, side: "start"},
    {label: ".cjs", kind: "cjs", at: [116, 120], radius: 19, side: "end"},
    {label: ".js", kind: "js", at: [236, 120], radius: 19, side: "start"},
    ...[".js", ".css", ".jpg", ".png"].map(
      (label, index): GraphNode => ({
        label,
        kind: "asset",
        at: [56 + 80 * index, 512],
        radius: 22,
      }),
    ),
  ],
  edges: [
    [
      [56, 34],
      [116, 120],
      [176, 206],
    ],
    [
      [176, 34],
      [116, 120],
    ],
    [
      [176, 34],
      [236, 120],
    ],
    [
      [296, 34],
      [236, 120],
      [176, 206],
    ],
    [
      [176, 206],
      [176, 250],
    ],
    [
      [176, 410],
      [176, 436],
    ],
    ...[56, 136, 216, 296].map((x): Point[] => [
      [176, 436],
      [x, 510],
    ]),
  ],
  captions: [
    {text: "modules", at: [176, -14]},
    {text: "assets", at: [176, 586]},
  ],
};
