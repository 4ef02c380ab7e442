import {messages} from "#site/messages/messages.ts";
import {Cube} from "../cube/cube.tsx";
import {type Drawing, type GraphNode, type Point, tallDrawing, wideDrawing} from "./drawing.ts";

const round = (value: number): number => Math.round(value * 10) / 10;
const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** Returns the three visible faces of a cube around the origin: top, right, left. */
function faces(radius: number): string[] {
  const x = round(radius * 0.866);
  const y = round(radius / 2);
  return [
    `M0 ${-radius} ${x} ${-y} 0 0 ${-x} ${-y}z`,
    `M${x} ${-y} ${x} ${y} 0 ${radius} 0 0z`,
    `M${-x} ${-y} 0 0 0 ${radius} ${-x} ${y}z`,
  ];
}

function Node({node}: {node: GraphNode}) {
  const [x, y] = node.at;
  const offset = node.radius + 6;
  const dx = node.side === "start" ? offset : node.side === "end" ? -offset : 0;
  return (
    <g transform={`translate(${round(x)} ${y})`} className={`g-node g-node--${node.kind}`}>
      {faces(node.radius).map(face => (
        <path key={face} d={face} />
      ))}
      <text
        className={node.side ? `g-label ${node.side}` : "g-label"}
        x={dx}
        y={node.side ? 5 : node.radius + 19}
      >
        {node.label}
      </text>
    </g>
  );
}

/** Offsets of the dots whose fading animates the flow along the edges. Each one costs a layer. */
const PHASES = [0, 1, 2, 3];

function Graph({drawing, className}: {drawing: Drawing; className: string}) {
  const {viewBox, edges} = drawing;
  return (
    <div className={className} role="img" aria-label={messages.splash.graph}>
      {PHASES.map(phase => (
        <svg key={phase} className={`g-flow g-flow--${phase}`} viewBox={viewBox} aria-hidden="true">
          <path d={edges.map(line).join("")} />
        </svg>
      ))}
      <svg viewBox={viewBox} aria-hidden="true">
        <path className="g-edge" d={edges.map(line).join("")} />
        {drawing.nodes.map(node => (
          <Node key={node.at.join()} node={node} />
        ))}
        {drawing.captions.map(({text, at}) => (
          <text key={text} className="g-cap" x={at[0]} y={at[1]}>
            {messages.splash[text]}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Renders what the tool does: modules that depend on each other, the cube, and the few resulting files. */
export function ModuleGraph() {
  return (
    <div className="graph">
      <Graph drawing={wideDrawing} className="graph__wide" />
      <Graph drawing={tallDrawing} className="graph__tall" />
      <div className="graph__cube">
        <Cube depth={120} />
      </div>
    </div>
  );
}
