import type {FileScope} from "#core/parse/file-scope.ts";
import {markOfTag} from "#core/parse/tags/tag-marks.ts";
import type {ComponentRule} from "#schemas/component-rule.ts";
import {indentOf, isMarker, Output} from "../toolkit/text/output.ts";
import {escaped} from "./text.ts";

export type Values = Readonly<Record<string, string>>;

/** Element that has been opened. */
export interface Frame {
  name: string;
  attributes: Values;
  /** Indentation of its content in the source, once known. */
  indent: number | null;
  /** Indentation of its content in the output. */
  margin: string;
  /** Number of its rows or code blocks so far. */
  count: number;
  /** Writes its end. */
  close(): void;
}

const nothing = (): void => undefined;

/** Writes Markdown with tags, within nested elements. */
export class Writer {
  readonly out = new Output();
  readonly scope: FileScope;
  readonly frames: Frame[] = [{name: "", attributes: {}, indent: 0, margin: "", count: 0, close: nothing}];
  /** Number of open elements whose content is omitted. */
  muted = 0;
  /** Number of open elements whose content is one line. */
  oneLine = 0;
  /** Current line of the source. */
  line = 1;
  isXml = false;

  constructor(scope: FileScope) {
    this.scope = scope;
  }

  get frame(): Frame {
    return this.frames.at(-1) as Frame;
  }

  /** Opens an element. */
  push(name: string, attributes: Values, margin: string): void {
    this.frames.push({name, attributes, indent: null, margin, count: 0, close: nothing});
  }

  /** Closes the innermost element. */
  pop(): void {
    this.frame.close();
    this.frames.pop();
  }

  /** Returns the indentation of a block that begins here. */
  margin(): string {
    const {line} = this.out;
    const isInner = this.isXml || this.frame.name !== "";
    return isMarker(line) && !(isInner && line.trim() === "") ? indentOf(line) : this.frame.margin;
  }

  put(text: string): void {
    if (this.muted === 0) this.out.add(text, this.line, false);
  }

  newLine(): void {
    this.put(`\n${this.frame.margin}`);
  }

  /** Starts a new line, unless the current one has only white space or the marker of a list item. */
  break(): void {
    if (this.muted === 0) this.out.block("", this.frame.margin, this.line);
  }

  /** Starts a new paragraph. */
  paragraph(): void {
    this.break();
    if (this.out.line.trim() === "") this.newLine();
  }

  /** Writes a line. */
  block(text: string): void {
    this.break();
    this.put(text);
    this.newLine();
  }

  /** Opens a tag around blocks. Returns a function that closes it. */
  mark(rule: ComponentRule, props: Values): () => void {
    const number = this.scope.tags.push({name: "element", props: {...props}, rule}) - 1;
    this.block(markOfTag("open", number));
    return () => this.block(markOfTag("close", number));
  }

  /** Opens an HTML element around blocks. Returns a function that closes it. */
  html(name: string, attributes: Values = {}): () => void {
    const kept = ["id", "colspan", "rowspan"].flatMap(key => {
      const value = attributes[key];
      return value === undefined ? [] : [` ${key}="${value.replaceAll(/["<&]/g, "")}"`];
    });
    const write = (tag: string): void => {
      this.paragraph();
      this.block(tag);
      this.newLine();
    };
    write(`<${name}${kept.join("")}>`);
    return () => write(`</${name}>`);
  }

  /**
   * Writes the rest of a line of the source, or a new line.
   *
   * @param isCut whether a tag follows on the same line
   */
  text(written: string, isNew: boolean, isCut: boolean): void {
    if (this.isXml) this.#xmlText(written, isNew);
    else if (isNew) this.#markdownLine(written, isCut);
    else this.put(this.out.line.trim() === "" && this.frame.name !== "" ? written.trimStart() : written);
  }

  #xmlText(written: string, isNew: boolean): void {
    const text = isNew ? written.trimStart() : written;
    if (isNew && this.oneLine > 0) this.put(text === "" || /[\s[]$/.test(this.out.last) ? "" : " ");
    else if (isNew) this.break();
    const isStart = isMarker(this.out.line);
    this.put(escaped(isStart ? text.trimStart() : text, isStart));
  }

  /** Writes a line in Markdown, with the margin of its element in place of the indentation that its first line has. */
  #markdownLine(written: string, isCut: boolean): void {
    const {frame} = this;
    const own = written.search(/[^ \t]|$/);
    this.put("\n");
    if (own === written.length && !isCut) return;
    frame.indent ??= own;
    this.put(frame.margin + written.slice(Math.min(own, frame.indent)));
  }
}
