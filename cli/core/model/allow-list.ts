/** Elements that content may use, and their attributes besides the global ones (names as hast has them). */
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
      "abbr b bdi bdo big br caption center cite code dd dfn dl dt em figcaption figure i kbd mark pre rp rt ruby s samp section small span strike strong sub summary sup tbody tfoot thead tt u ul var wbr"
        .split(" ")
        .map(name => [name, ""]),
    ),
  }).map(([name, attributes]) => [name, new Set(attributes.split(" ").filter(Boolean))] as const),
);

/** Attributes that every element may have. */
export const GLOBAL_ATTRIBUTES: ReadonlySet<string> = new Set([
  "id",
  "title",
  "lang",
  "dir",
  "className",
  "style",
]);

/** Elements whose role takes no name from an author (WAI-ARIA 1.2, 5.2.8.6), besides those that content may not use. */
export const NAMELESS: ReadonlySet<string> = new Set(
  "b bdi bdo big br center cite code col colgroup del dfn div em i ins kbd mark p q rp rt ruby s samp small source span strike strong sub sup track tt u var wbr".split(
    " ",
  ),
);

/** Attributes that go without a word: presentation of old, and what the tool sets itself. */
export const SILENT_ATTRIBUTES: ReadonlySet<string> = new Set(
  "target rel loading decoding border cellPadding cellSpacing bgColor noWrap summary frame rules vSpace hSpace referrerPolicy fetchPriority crossOrigin itemProp itemScope itemType role color size face clear type sizes".split(
    " ",
  ),
);

/**
 * Attributes whose value is one address (HTML, SVG and what older browsers followed), lower-cased. Whatever element may
 * have one: its value passes as a link does.
 */
export const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set(
  "href src cite poster longdesc action formaction background data xlinkhref ping manifest icon codebase classid usemap dynsrc lowsrc profile".split(
    " ",
  ),
);

/** Obsolete elements and what they became. */
export const RENAMED_ELEMENTS: Readonly<Record<string, string>> = {
  strike: "s",
  tt: "code",
  center: "div",
  big: "span",
};
