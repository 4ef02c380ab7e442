const outline = ["M0-26 22.5-13 0 0-22.5-13z", "M22.5-13v26L0 26V0z", "M-22.5 13v-26L0 0v26z"];
const ring = [
  "M-48.5-31 0-59l48.5 28-20 11.5L0-36l-28.5 16.5z",
  "M51-26.5v56l-48.5 28v-23l28.5-16.5v-33z",
  "M-2.5 57.5l-48.5-28v-56l20 11.5v33L-2.5 34.5z",
];

/** The mark of the site with an empty place where the inner cube should be. */
export function LostCube() {
  return (
    <svg viewBox="-60 -66 120 132" aria-hidden="true">
      <g className="lost__outline">
        {outline.map(path => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className="lost__ring">
        {ring.map(path => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  );
}
