import {inlineText} from "#core/model/mdast-text.ts";
import type {AsideKind} from "#core/model/nodes.ts";
import {makeContainer} from "#core/parse/blocks/make-container.ts";
import type {SiblingsHook} from "#core/parse/file-scope.ts";
import {present} from "#schemas/rules/present.ts";
import {placeOf} from "../toolkit/nodes.ts";

const KINDS: Readonly<Record<string, AsideKind>> = {
  warning: "warning",
  error: "caution",
  info: "note",
  tip: "tip",
  neutral: "note",
};

/** Matches the class at the end of a heading (`{: .tip}`). */
const CLASS = /\{:[ \t]*\.(\w+)[^{}]*\}[ \t]*$/;

/** Converts quotes that begin with a heading with a known class to asides: https://hexdocs.pm/ex_doc/readme.html#admonitions */
export const readAdmonitions: SiblingsHook = ({children}, scope) => {
  for (const [i, child] of children.entries()) {
    const [first, ...rest] = child.type === "blockquote" ? child.children : [];
    const text = first?.type === "heading" ? inlineText(first) : "";
    const [all = "", name = ""] = CLASS.exec(text) ?? [];
    if (!Object.hasOwn(KINDS, name)) continue;
    const rule = {as: "aside" as const, kind: present(KINDS[name])};
    const title = text.slice(0, text.length - all.length).trim();
    const [made] = makeContainer(
      {rule, name, title: title === "" ? null : title, attributes: "", children: rest, ...placeOf(child)},
      scope,
    );
    if (made) children[i] = made;
  }
};
