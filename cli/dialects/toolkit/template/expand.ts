import {atLine, report} from "#core/parse/file-scope.ts";
import {markOfTag} from "#core/parse/tags/tag-marks.ts";
import type {ComponentRule} from "#schemas/component-rule.ts";
import {present} from "#schemas/rules/present.ts";
import {isLineEnd, isMarker} from "../text/output.ts";
import {type Arguments, pickWord, readArguments, withArguments} from "./arguments.ts";
import {BlockIndents} from "./block-indents.ts";
import {shownProse, unknownValue} from "./call-words.ts";
import {branchOf, itemsOf, loopOf, setName} from "./control.ts";
import {type Expansion, MAX_DEPTH, MAX_TAGS, MAX_TEXT} from "./expansion.ts";
import {putFence} from "./fenced.ts";
import {includeFile} from "./include.ts";
import {linkTo} from "./link.ts";
import {Places} from "./places.ts";
import {scan, type Token} from "./scan.ts";
import {prefixed, unescaped, withVariables} from "./signs.ts";
import {TabTitles} from "./tab-titles.ts";
import type {TagRule} from "./tag-rule.ts";
import {markComplete, valueNamed, valuesOf} from "./values.ts";

/** Expands the tags of a text into the output. */
export function expand(text: string, around: Expansion): void {
  const tokens = scan(text, around.template.language);
  if (tokens.length === 0) around.output.add(text, around.at ?? 1, around.at === null);
  else new Run(text, tokens, around).between(0, text.length, 0, tokens.length);
}

/** Text with its tags. */
class Run {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #around: Expansion;
  readonly #places: Places;
  /** Language of the code inside the current tag; `null` if the tag contains text. */
  #code: string | null = null;
  readonly #indents: BlockIndents;
  readonly #titles = new TabTitles();

  constructor(text: string, tokens: readonly Token[], around: Expansion) {
    [this.#text, this.#tokens, this.#around] = [text, tokens, around];
    [this.#places, this.#indents] = [new Places(text), new BlockIndents(text)];
  }

  /** Expands a range of the text, including its tags. */
  between(from: number, to: number, first: number, last: number): void {
    let at = from;
    for (let i = first; i < last; i++) {
      const token = present(this.#tokens[i]);
      if (token.start < at) continue;
      this.#copy(at, token.from);
      at = token.end;
      const next = this.#token(token, i);
      if (next === null) continue;
      i = next;
      at = Math.max(at, present(this.#tokens[next]).end);
    }
    this.#copy(at, to);
  }

  /** Expands a tag. Returns the index of its closing tag if that was expanded as well, or `null`. */
  #token(token: Token, index: number): number | null {
    const [{output, names, budget, template, scope}, line] = [this.#around, this.#line(token.start)];
    if (budget.left < 0) return token.partner;
    if (budget.left-- === 0) {
      this.#report("parse-limit", `the page expands more than ${MAX_TAGS} tags`, line);
      return token.partner;
    }
    const isCode = this.#places.isCode(token.start);
    const written = this.#text.slice(token.from, token.end);
    const verbatim = (): null => this.#put(written, token.from);
    if (token.kind === "comment") return null;
    if (token.kind === "escaped") return this.#put(unescaped(written), token.start);
    if (token.kind === "value") {
      if (this.#text[token.start - 1] === "$") return verbatim();
      const value = valueNamed(token.source, names);
      if (typeof value === "string" || typeof value === "number") output.add(String(value), line, false);
      else if (value === undefined && isCode) verbatim();
      else if (value === undefined)
        output.add(unknownValue(token.source, this.#text[token.start - 1], scope, line), line, false);
      return null;
    }
    const note = template.annotation?.(token.source, names, output.line) ?? null;
    if (note !== null) return this.#put(note, token.start);
    const rule = this.#ruleOf(token.name);
    if (isCode && !(typeof rule === "object" && "tag" in rule && rule.inCode)) return verbatim();
    if (token.closing && token.partner !== null) return null;
    if (rule === undefined) {
      if (token.name === "" || token.name === "else") return null;
      if (template.language.programs?.test(token.name)) {
        this.#report("template-tag", `the code in \`${token.name}\` was omitted`, line);
        return token.partner;
      }
      this.#report("template-tag", `unknown tag \`${token.name}\``, line);
      return this.#put(token.closing ? "" : shownProse(token.rest), token.start);
    }
    if (rule === "content") return null;
    if (rule === "nothing") return token.partner;
    if ("tag" in rule) return this.#special(rule, token, index, line);
    return this.#titles.within(rule, token.rest, () => this.#component(rule, token, index, line));
  }

  #special(rule: Extract<TagRule, {tag: string}>, token: Token, index: number, line: number): number | null {
    const {output, names, scope, template, depth, budget} = this.#around;
    const words = readArguments(token.rest);
    const pick = (keys = ""): string | undefined => pickWord(words, keys);
    const end = token.partner === null ? null : present(this.#tokens[token.partner]);
    const inner = end ? this.#text.slice(token.end, end.start) : "";
    switch (rule.tag) {
      case "raw":
        this.#copy(token.end, end?.start ?? token.end);
        return token.partner;
      case "code": {
        const lang = pick(rule.lang) ?? rule.language ?? "";
        const body = {code: end ? inner : (pick(rule.text) ?? ""), lang, title: pick(rule.title)};
        const indent = isMarker(output.line) ? this.#indents.at(token.start, output.line) : "";
        putFence(body, indent, line, this.#around, expand);
        this.#endBlock(end?.end ?? token.end, indent, line);
        return token.partner;
      }
      case "include": {
        const written = rule.whole ? token.rest : pick(rule.file);
        if (!written || depth > MAX_DEPTH)
          return this.#put(this.#text.slice(token.start, token.end), token.start);
        const found = includeFile(written, rule, token, scope, line);
        // Content that a theme's file would wrap is kept.
        if (found === null) return this.#put(words.content ?? words.text ?? "", token.start);
        const filled = rule.isFilled ? withArguments(found, words) : found;
        const indent = /^[ \t]*$/.test(output.line) && !this.#places.isCode(token.start) ? output.line : "";
        const whole = filled.replace(/(?<!\n)\n+$/, "").replaceAll("\n", `\n${indent}`);
        if (output.text.length + whole.length > MAX_TEXT) return null;
        const include = valuesOf(words, names);
        const around = {...this.#around, names: {...names, include}, at: line, depth: depth + 1};
        if (rule.literal) output.add(whole, line, false);
        else expand(whole, around);
        return null;
      }
      case "link":
        return this.#put(linkTo(pick(rule.to) ?? "", scope), token.start);
      case "text":
        return this.#put(rule.literal ?? prefixed(pick(rule.value) ?? "", rule.prefix), token.start);
      case "value": {
        const key = pick("0") ?? "";
        const value = valueNamed(`${template.page}.${key}`, names) ?? valueNamed(key, names);
        if (value === undefined) this.#report("template-value", `\`${key}\` has no known value`, line);
        else if (typeof value !== "object") output.add(String(value), line, false);
        return null;
      }
      case "set":
        setName(names, token.rest, end && inner);
        return token.partner;
      case "if": {
        if (end === null || token.partner === null) return null;
        const branch = branchOf(this.#tokens, index, token.partner, names);
        if (branch) this.between(branch.from, branch.to, branch.first, branch.last);
        return token.partner;
      }
      case "for": {
        if (end === null || token.partner === null) return null;
        const {name, list, select} = loopOf(token.rest);
        const items = itemsOf(valueNamed(list, names));
        if (items === null) this.#report("template-value", `\`${list}\` has no known value`, line);
        else markComplete(items);
        const before = names[name];
        for (const item of select(items ?? [])) {
          if (output.text.length > MAX_TEXT || budget.left < 0) break;
          names[name] = item;
          this.between(token.end, end.from, index + 1, token.partner);
        }
        names[name] = before;
        return token.partner;
      }
    }
  }

  /** Expands a tag that represents a component: a block at the start of a line, inline otherwise. */
  #component(rule: ComponentRule, token: Token, index: number, line: number): number | null {
    const {output, scope, template, names} = this.#around;
    const props: Arguments = withVariables(this.#titles.argumentsOf(rule, token.rest), names);
    const number = scope.tags.push({name: token.name, props, rule}) - 1;
    const isBlock = isMarker(output.line);
    const indent = isBlock ? this.#indents.at(token.start, output.line) : "";
    if (token.partner === null) {
      if (isBlock && isLineEnd(this.#text, token.end)) {
        this.#mark(markOfTag("self", number), indent, token, line);
      } else if (!/[("'=]/.test(output.last)) output.add(markOfTag("self", number), line, false);
      return null;
    }
    const end = present(this.#tokens[token.partner]);
    if (!isBlock) {
      this.between(token.end, end.start, index + 1, token.partner);
      return token.partner;
    }
    this.#mark(markOfTag("open", number), indent, token, line);
    this.#endBlock(token.end, indent, line);
    const [before, shift] = [this.#code, this.#indents.enter(token.end, end.start, indent)];
    const code = template.codeTag?.(this.#text, token, props, before);
    if (code?.isFence && code.language !== null) {
      output.add(`\n${indent}`, line, false);
      const body = {code: this.#text.slice(token.end, end.start), lang: code.language};
      putFence(body, indent, line, this.#around, expand);
    } else {
      this.#code = code ? code.language : before;
      this.between(token.end, end.start, index + 1, token.partner);
      this.#code = before;
    }
    this.#indents.leave(shift);
    this.#mark(markOfTag("close", number), indent, end, this.#line(end.start));
    this.#endBlock(end.end, indent, this.#line(end.start));
    return token.partner;
  }

  /** Writes the marker of a block in place of a tag. */
  #mark(mark: string, indent: string, {end}: Token, line: number): void {
    this.#around.output.block(mark, indent, line);
    this.#indents.put(end, indent);
  }

  /** Moves text after a block to a separate line. */
  #endBlock(at: number, indent: string, line: number): void {
    if (!isLineEnd(this.#text, at)) this.#around.output.add(`\n${indent}`, line, false);
  }

  #ruleOf(name: string): TagRule | undefined {
    const {scope, tags} = this.#around;
    const {components} = scope.page.context.dialect;
    if (Object.hasOwn(components, name)) return components[name];
    return Object.hasOwn(tags, name) ? tags[name] : undefined;
  }

  #copy(from: number, to: number): void {
    const {output, at} = this.#around;
    if (to > from)
      output.add(this.#indents.shifted(this.#text.slice(from, to)), this.#line(from), at === null);
  }

  #put(text: string, at: number): null {
    this.#around.output.add(text, this.#line(at), this.#around.at === null && text.includes("\n"));
    return null;
  }

  /** Returns the line of an offset in the page, from 1. */
  #line(offset: number): number {
    return this.#around.at ?? this.#places.index(offset) + 1;
  }

  #report(code: "template-tag" | "template-value" | "parse-limit", message: string, line: number): void {
    report(this.#around.scope, code, message, atLine(line));
  }
}
