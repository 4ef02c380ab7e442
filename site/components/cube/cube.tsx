/** Edge of the outer cube where nothing else is said, in CSS pixels. */
export const DEFAULT_DEPTH = 30;

const faces = ["front", "right", "back", "left", "top", "bottom"];

/**
 * Two cubes, one inside the other, that make a quarter turn every 5000 ms; the inner one is half as large.
 * At rest they are the logo. The turns are style rules, so they stop for readers who want no motion.
 */
export function Cube({depth = DEFAULT_DEPTH}: {depth?: number}) {
  return (
    <div className="cube" style={{"--d": `${depth}px`} as React.CSSProperties} aria-hidden="true">
      {["out", "in"].map(body => (
        <div key={body} className={`cube__body cube__body--${body}`}>
          {faces.map(face => (
            <i key={face} />
          ))}
        </div>
      ))}
    </div>
  );
}
