const words = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** SVG elements that pages may contain: shapes, text, paint and filters. None of them runs code, loads files or embeds HTML. */
export const SVG_ELEMENTS: ReadonlySet<string> = words(
  "svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset",
);

/** Presentation attributes, which CSS can also set (SVG 2). */
export const SVG_PRESENTATION: ReadonlySet<string> = words(
  "alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode",
);

/** Other attributes that SVG elements may have. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = words(
  "viewBox width height preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength dx dy rotate textLength lengthAdjust startOffset offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result stdDeviation mode type values operator k1 k2 k3 k4 radius tableValues slope intercept amplitude exponent role aria-hidden",
);
