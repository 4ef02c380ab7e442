/** Default edge length of the outer cube in CSS pixels. */
export const DEFAULT_DEPTH = 30;

const faces = ["front", "right", "back", "left", "top", "bottom"];

/**
 * Renders two nested cubes that make a quarter turn every 5000 ms; the inner one is half as large. When still, they
 * form the logo. The animation is pure CSS and stops for readers who prefer reduced motion.
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
