import {imageAt, resourceAt} from "./files.ts";
import {escaped} from "./text.ts";
import type {Frame, Values, Writer} from "./writer.ts";

/** Function that writes the start of an element. Returns what differs from other elements, such as its end. */
type Own = (writer: Writer, attributes: Values, parent: Frame) => Partial<Frame>;

const LINKS: ReadonlySet<string> = new Set(["group", "links", "category", "seealso"]);
const LISTS: ReadonlySet<string> = new Set(["list", "ol", "ul", "procedure"]);

/** Reports whether an element is a numbered list. */
const isNumbered = (list: Frame | undefined): boolean => {
  const {style = "", type = style} = list?.attributes ?? {};
  return list?.name === "list" ? /decimal|alpha/.test(type) : list?.name !== "ul" && type !== "choices";
};

const list: Own = writer => {
  writer.paragraph();
  return {close: () => writer.paragraph()};
};

const item: Own = (writer, {id}) => {
  const sign = isNumbered(writer.frames.findLast(frame => LISTS.has(frame.name))) ? "1. " : "- ";
  writer.break();
  writer.put(sign + target(id));
  return {margin: writer.frame.margin + " ".repeat(sign.length), close: () => writer.break()};
};

const cell =
  (name: string): Own =>
  (writer, attributes) => {
    const table = writer.frames.findLast(frame => frame.name === "table");
    const {style = "header-row"} = table?.attributes ?? {};
    const isHead = table?.count === 1 && /header-row|both/.test(style);
    return {close: writer.html(isHead ? "th" : name, attributes)};
  };

/** Level of the title of the innermost chapter. */
const levelIn = (writer: Writer): number =>
  Math.min(6, 1 + writer.frames.filter(({name}) => name === "chapter").length);

const procedure: Own = (writer, {id, title}) => {
  writer.paragraph();
  writer.put(target(id) + (title === undefined ? "" : `**${escaped(title)}**`));
  writer.paragraph();
  return {close: () => writer.paragraph()};
};

const chapter: Own = (writer, attributes) => {
  const {id, title} = attributes;
  writer.paragraph();
  if (title === undefined) writer.put(target(id));
  else
    writer.put(`${"#".repeat(levelIn(writer))} ${escaped(title)}${id === undefined ? "" : ` {id="${id}"}`}`);
  writer.paragraph();
  return {close: () => writer.paragraph()};
};

/** Writes text on one line up to the end of the element. */
function oneLine(writer: Writer, end: () => void): Partial<Frame> {
  writer.oneLine++;
  const close = (): void => {
    end();
    writer.oneLine--;
  };
  return {close};
}

const title: Own = (writer, _, parent) => {
  if (parent.name === "def") {
    const end = writer.html("dt", parent.attributes);
    return oneLine(writer, () => {
      end();
      parent.close = writer.html("dd");
    });
  }
  writer.paragraph();
  const isOfPage = parent.name === "section-starting-page" || parent.name === "";
  const level = isOfPage ? 1 : levelIn(writer) + (parent.name === "chapter" ? 0 : 1);
  writer.put(parent.name === "procedure" ? "" : `${"#".repeat(level)} `);
  return oneLine(writer, () => writer.paragraph());
};

const definition: Own = (writer, attributes) => {
  if (attributes.title === undefined) return {};
  const close = writer.html("dt", attributes);
  writer.put(escaped(attributes.title));
  close();
  return {close: writer.html("dd")};
};

const card: Own = (writer, attributes) => {
  writer.break();
  writer.put("- [");
  return oneLine(writer, () => writer.put(`](<${hrefOf(attributes)}>) ${escaped(attributes.summary ?? "")}`));
};

const link: Own = (writer, attributes, parent) => {
  const href = hrefOf(attributes);
  if (LINKS.has(parent.name)) {
    writer.break();
    writer.put("- ");
  }
  writer.put(target(attributes.id));
  if (href === "") return {};
  writer.put("[");
  return oneLine(writer, () => writer.put(`](<${href}>)`));
};

const video: Own = (writer, {src = "", title: name = src}) => {
  writer.put(`[${escaped(name)}](<${imageAt(src, writer.scope)}>)`);
  return {};
};

/** Elements that are more than one tag in the output. */
export const OWN: Readonly<Record<string, Own>> = {
  list,
  ol: list,
  ul: list,
  li: item,
  step: item,
  td: cell("td"),
  th: cell("th"),
  chapter,
  procedure,
  title,
  def: definition,
  card,
  a: link,
  video,
  p: (writer, {id}) => {
    writer.paragraph();
    writer.put(target(id));
    return {close: () => writer.paragraph()};
  },
  img: (writer, {src = "", alt = ""}) => {
    writer.put(`![${escaped(alt)}](<${src}>)`);
    return {};
  },
  resource: (writer, {src = ""}) => {
    const end = (): void => writer.put(`](<${resourceAt(src, writer.scope)}>)`);
    writer.put("[");
    return oneLine(writer, end);
  },
  anchor: (writer, {name, id}) => {
    writer.put(target(name ?? id));
    return {};
  },
};

/** Returns an element that makes an id a link target, if there is one. */
const target = (id: string | undefined): string =>
  id === undefined ? "" : `<span id="${id.replaceAll(/["<&]/g, "")}"></span>`;

/** Returns the address of a link, whose anchor may be an attribute of its own. */
const hrefOf = ({href = "", anchor}: Values): string =>
  (anchor === undefined ? href : `${href}#${anchor}`)
    .replace(/(?<=^[\w-]+)\.topic(?=#|$)/, ".md")
    .replaceAll("<", "%3C")
    .replaceAll(">", "%3E");
