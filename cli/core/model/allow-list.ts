/** Elements allowed in content, each with its attributes besides the global ones (hast names). */
export const ELEMENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    a: "href name download",
    img: "src srcSet alt width height align",
    picture: "",
    source: "media src srcSet type width height",
    video: "src poster width height controls loop muted autoPlay playsInline",
    audio: "src controls loop",
    track: "src kind srcLang label default",
    td: "align colSpan rowSpan vAlign width",
    th: "align colSpan rowSpan scope vAlign width abbr",
    ol: "start type reversed",
    li: "value",
    details: "open",
    time: "dateTime",
    del: "dateTime cite",
    ins: "dateTime cite",
    blockquote: "cite",
    q: "cite",
    col: "span width",
    colgroup: "span width",
    table: "align width",
    tr: "align vAlign",
    hr: "width",
    div: "align",
    p: "align",
    h1: "align",
    h2: "align",
    h3: "align",
    h4: "align",
    h5: "align",
    h6: "align",
    ...Object.fromEntries(
      "abbr address article aside b bdi bdo big br caption center cite code dd dfn dl dt em figcaption figure footer header hgroup i kbd main mark nav pre rp rt ruby s samp section small span strike strong sub summary sup tbody tfoot thead tt u ul var wbr"
        .split(" ")
        .map(name => [name, ""]),
    ),
  }).map(([name, attributes]) => [name, new Set(attributes.split(" ").filter(Boolean))] as const),
);

/** Attributes allowed on every element. */
export const GLOBAL_ATTRIBUTES: ReadonlySet<string> = new Set([
  "id",
  "title",
  "lang",
  "dir",
  "className",
  "style",
]);

/** Allowed elements whose role prohibits an accessible name (WAI-ARIA 1.2, 5.2.8.6). */
export const NAMELESS: ReadonlySet<string> = new Set(
  "b bdi bdo big br center cite code col colgroup del dfn div em i ins kbd mark p q rp rt ruby s samp small source span strike strong sub sup track tt u var wbr".split(
    " ",
  ),
);

/**
 * Attributes dropped without a diagnostic: legacy presentation, attributes that the tool sets itself, and `markdown`, which
 * marks HTML with Markdown inside.
 */
export const SILENT_ATTRIBUTES: ReadonlySet<string> = new Set(
  "target rel loading decoding border cellPadding cellSpacing bgColor noWrap summary frame rules vSpace hSpace referrerPolicy fetchPriority crossOrigin itemProp itemScope itemType role color size face clear type sizes markdown".split(
    " ",
  ),
);

/**
 * Attributes whose value is a single URL (HTML, SVG and legacy browsers), in lowercase. On any element, the value is
 * checked like a link.
 */
export const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set(
  "href src cite poster longdesc action formaction background data xlinkhref ping manifest icon codebase classid usemap dynsrc lowsrc profile".split(
    " ",
  ),
);

/** Obsolete elements and their replacements, and elements that would be landmarks of the whole page. */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = {
  article: "div",
  aside: "div",
  footer: "div",
  header: "div",
  main: "div",
  nav: "div",
  strike: "s",
  tt: "code",
  center: "div",
  big: "span",
};
