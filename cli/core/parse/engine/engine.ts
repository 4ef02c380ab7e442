import type {Nodes, Root} from "mdast";
import type {Plugin, Processor} from "unified";
import {withoutControls} from "#support/files/plain-text.ts";
import {restoreParagraphs} from "../mdx/native-jsx.ts";

export type Grammar = "md" | "mdx";
export type Engine = "native" | "remark";

type Parser = Processor<Root, undefined, undefined, undefined, undefined>;

const loaded = new Map<Engine, Record<Grammar, Parser>>();

/**
 * Loads a parser, so that `parse` can run synchronously. If the native binary can't be loaded (an unusual
 * platform), the reference parser is used.
 *
 * @returns the loaded engine
 */
export async function loadEngine(engine: Engine): Promise<Engine> {
  if (loaded.has(engine)) return engine;
  if (engine === "native") {
    const native = await loadNative();
    if (!native) return loadEngine("remark");
    loaded.set("native", native);
  } else {
    loaded.set("remark", await loadRemark());
  }
  return engine;
}

/**
 * Parses Markdown (`md`: CommonMark, GFM and raw HTML) or MDX into mdast with positions. Both engines produce
 * the same tree. The reference also adds an estree to expressions, but callers must only use `value`.
 *
 * Throws the engine's error (usually with a position) if the text is not valid MDX.
 */
export function parse(text: string, grammar: Grammar, engine: Engine): Root {
  const parsers = loaded.get(engine);
  if (!parsers) throw new Error(`Parser ${engine} is not loaded`);
  const tree = parsers[grammar].parse(text);
  // Character references may denote control characters, which were removed from the text itself.
  if (text.includes("&#")) replaceControls(tree);
  return tree;
}

function replaceControls(node: Nodes): void {
  for (const key of ["value", "alt", "title", "url"] as const) {
    const written: unknown = Reflect.get(node, key);
    if (typeof written === "string") Reflect.set(node, key, withoutControls(written));
  }
  if ("children" in node) for (const child of node.children) replaceControls(child);
}

async function loadRemark(): Promise<Record<Grammar, Parser>> {
  const [{unified}, {default: remarkParse}, {default: remarkGfm}, {default: remarkMdx}] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-gfm"),
    import("remark-mdx"),
  ]);
  const md = unified().use(remarkParse).use(remarkGfm);
  return {md: md().freeze(), mdx: md().use(remarkMdx).freeze()};
}

async function loadNative(): Promise<Record<Grammar, Parser> | null> {
  try {
    const [{unified}, satteri] = await Promise.all([import("unified"), import("satteri")]);
    // Front matter has already been extracted. Extensions beyond GFM are disabled, as in the reference.
    const options = {features: {frontmatter: false}};
    const plug = (read: (text: string) => unknown): Plugin<[], string, Root> =>
      function () {
        this.parser = document => read(document) as Root;
      };
    const parser = (read: (text: string) => unknown): Parser => unified().use(plug(read)).freeze();
    return {
      md: parser(text => satteri.markdownToMdast(text, options)),
      mdx: parser(text => {
        const tree = satteri.mdxToMdast(text, options) as Root;
        restoreParagraphs(tree, text);
        return tree;
      }),
    };
  } catch {
    return null;
  }
}
