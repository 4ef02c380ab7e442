import {atLine, type FileScope, type RewrittenText, report} from "#core/parse/file-scope.ts";
import {reportUnknown} from "#core/parse/markdown/tag-rules.ts";
import {ELEMENTS} from "./elements.ts";
import {codeOf, projectOf, topicText} from "./files.ts";
import {OWN} from "./own.ts";
import {type Prepared, partWith} from "./prepare.ts";
import {fenced} from "./text.ts";
import {fillVariables} from "./topics.ts";
import {type Values, Writer} from "./writer.ts";
import {closingOf, type Tag} from "./xml.ts";

/** Maximum number of nested elements, of nested includes, of includes per page, and of their characters. */
const [MAX_FRAMES, MAX_DEPTH, MAX_INCLUDES, MAX_TEXT] = [200, 20, 1000, 5_000_000];

/** Elements without content, even if they are not closed. */
const VOID: ReadonlySet<string> = new Set([
  "img",
  "br",
  "var",
  "show-structure",
  "primary-label",
  "secondary-label",
]);

/** Converts semantic markup to Markdown, in which elements with blocks are tags. */
export class Converter {
  readonly #writer: Writer;
  readonly #instance: string | undefined;
  #around: Prepared = {text: "", tags: [], from: [], isXml: false};
  #values: Values = {};
  #depth = 0;

  constructor(scope: FileScope) {
    this.#writer = new Writer(scope);
    this.#instance = projectOf(scope).instance;
  }

  finish(): RewrittenText {
    const {text, lines} = this.#writer.out;
    return {text, lines};
  }

  /**
   * Converts a text within the elements that are open.
   *
   * @param line line of the include that the text replaces, if any
   */
  convert(around: Prepared, values: Values, line?: number): void {
    const writer = this.#writer;
    const before = [this.#around, this.#values] as const;
    [this.#around, this.#values, writer.isXml] = [around, values, around.isXml];
    const {text, tags, from} = around;
    const base = writer.frames.length;
    let [at, index] = [0, 0];
    const copy = (end: number): void => {
      const parts = text.slice(at, end).split("\n");
      for (const [n, part] of parts.entries()) {
        if (n > 0) writer.line = line ?? from[++index] ?? writer.line;
        const isCut = n === parts.length - 1 && end < text.length;
        writer.text(fillVariables(part, this.#values), n > 0, isCut);
      }
      at = end;
    };
    writer.line = line ?? from[0] ?? 1;
    for (let i = 0; i < tags.length; i++) {
      const tag = tags[i] as Tag;
      if (!around.isXml && !isKnown(tag.name)) continue;
      copy(tag.start);
      i = this.#read(tag, i, base);
      at = tags[i]?.end ?? text.length;
      index += text.slice(tag.start, at).split("\n").length - 1;
    }
    copy(text.length);
    while (writer.frames.length > base) writer.pop();
    [this.#around, this.#values] = before;
    writer.isXml = this.#around.isXml;
  }

  /** Reads a tag. Returns the index of the last tag that it covers. */
  #read({name, place, attributes: written, end}: Tag, index: number, base: number): number {
    const writer = this.#writer;
    const {frames} = writer;
    if (place === "close") {
      const at = frames.findLastIndex(frame => frame.name === name);
      while (at >= base && frames.length > at) writer.pop();
      return index;
    }
    const attributes = this.#filled(written);
    if (name === "var" && attributes.name !== undefined)
      this.#values = {...this.#values, [attributes.name]: attributes.value ?? ""};
    if (name === "include" || name === "code-block") {
      const {tags, text} = this.#around;
      const last = place === "self" ? index : closingOf(tags, index);
      if (writer.muted === 0 && name === "include") this.#include(attributes, tags.slice(index, last));
      else if (writer.muted === 0)
        this.#code(attributes, last === index ? "" : text.slice(end, tags[last]?.start));
      return last;
    }
    if (frames.length > MAX_FRAMES) return index;
    this.#open(name, attributes);
    if (place === "self" || VOID.has(name)) writer.pop();
    return index;
  }

  #filled = (values: Values): Record<string, string> =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, fillVariables(value, this.#values)]),
    );

  #open(name: string, attributes: Values): void {
    const writer = this.#writer;
    const parent = writer.frame;
    const rule = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
    const own = Object.hasOwn(OWN, name) ? OWN[name] : undefined;
    writer.push(name, attributes, writer.margin());
    const end = (close: () => void): void => void Object.assign(writer.frame, {close});
    if (rule === "nothing" || writer.muted > 0 || !accepts(attributes.instance, this.#instance)) {
      writer.muted++;
      end(() => {
        writer.muted--;
      });
    } else if (own) Object.assign(writer.frame, own(writer, attributes, parent));
    else if (rule === undefined) reportUnknown(name, atLine(writer.line), writer.scope);
    else if (rule === "blocks") {
      writer.break();
      end(() => writer.break());
    } else if (rule === "content") return;
    else if ("inline" in rule) {
      writer.put(`<${rule.inline}>`);
      if (rule.inline !== "br") end(() => writer.put(`</${rule.inline}>`));
    } else if ("html" in rule) {
      if (name === "tr") this.#countRow();
      end(writer.html(rule.html, attributes));
    } else end(writer.mark(rule.block, attributes));
  }

  #countRow(): void {
    const table = this.#writer.frames.findLast(({name}) => name === "table");
    if (table) table.count++;
  }

  #code(attributes: Values, inner: string): void {
    const writer = this.#writer;
    const {src, lang = "", title} = attributes;
    if (src !== undefined && /^https?:/.test(src)) {
      writer.paragraph();
      writer.put(`<${src}>`);
      writer.paragraph();
      return;
    }
    const found = src === undefined ? {code: inner, lang} : codeOf(attributes, writer.scope, writer.line);
    if (!found) return;
    const {frame} = writer;
    writer.push("code-block", attributes, writer.margin());
    const {"first-title": first = "Before", "second-title": second = "After"} = frame.attributes;
    const close =
      frame.name === "compare"
        ? writer.mark({as: "Tab", props: {}, set: {}}, {title: ++frame.count === 1 ? first : second})
        : undefined;
    writer.paragraph();
    const code = fillVariables(found.code, this.#values);
    for (const line of fenced(code, found.lang, title, src === undefined)) {
      writer.put(line);
      writer.newLine();
    }
    close?.();
    writer.frames.pop();
  }

  /** @param tags tag of the include and those in it, which set variables */
  #include(attributes: Values, tags: readonly Tag[]): void {
    const writer = this.#writer;
    const {scope, line} = writer;
    const {page} = scope;
    const {from = "", "element-id": id = ""} = attributes;
    const topic = topicText(from, scope, line);
    const part = topic && partWith(id, topic);
    if (!topic) return;
    if (!part) {
      report(scope, "snippet-region", `\`${from || scope.path}\` has no element \`${id}\``, atLine(line));
      return;
    }
    page.partBytes += part.text.length;
    if (this.#depth >= MAX_DEPTH || ++page.parts > MAX_INCLUDES || page.partBytes > MAX_TEXT) {
      const message = `the page includes more than ${MAX_INCLUDES} parts or ${MAX_TEXT / 1_000_000} MB, or ${MAX_DEPTH} within each other`;
      if (!page.diagnostics.some(({code}) => code === "parse-limit"))
        report(scope, "parse-limit", message, atLine(line));
      return;
    }
    const values = {...this.#values};
    for (const {name, attributes: given} of tags)
      if (name === "var" && given.name !== undefined)
        values[given.name] = fillVariables(given.value ?? "", this.#values);
    writer.push("include", attributes, writer.margin());
    this.#depth++;
    this.convert(part, values, line);
    this.#depth--;
    writer.frames.pop();
    writer.line = line;
  }
}

const isKnown = (name: string): boolean =>
  Object.hasOwn(ELEMENTS, name) || Object.hasOwn(OWN, name) || name === "include" || name === "code-block";

/** Reports whether content for some instances (`a,b` or `!a`) is for this one, if there is only one. */
const accepts = (instances: string | undefined, own: string | undefined): boolean =>
  instances === undefined ||
  own === undefined ||
  instances.startsWith("!") !==
    instances
      .replace("!", "")
      .split(/[\s,]+/)
      .includes(own);
