import type {Element, ElementContent} from "hast";
import type {Flow} from "#schemas/blocks.ts";
import {classesOf, defined, hasClass, textOf} from "./element.ts";

/** Converts a code figure to its text and the numbers of highlighted lines. */
export function codeOf(figure: Element): Flow {
  const [bar, pre] = ["figcaption", "pre"].map(name =>
    figure.children.find((child): child is Element => child.type === "element" && child.tagName === name),
  );
  const part = (name: string): string | undefined => {
    const found = bar?.children.find(child => hasClass(child, name));
    return found && textOf(found);
  };
  const code = pre?.children.find((child): child is Element => child.type === "element") ?? pre;
  const lines = (code?.children ?? []).filter((child): child is Element => hasClass(child, "ln"));
  const value = (code ? codeText(code) : "").replace(/\n$/, "");
  return defined({
    type: "code",
    lang: part("code__lang"),
    title: part("code__title"),
    value,
    marked: numbers(lines, "hl"),
    added: numbers(lines, "add"),
    removed: numbers(lines, "del"),
  });
}

/** Returns the numbers of the lines with a class; undefined if there are none. Folded lines are counted individually. */
function numbers(lines: readonly Element[], name: string): number[] | undefined {
  const found: number[] = [];
  let number = 1;
  for (const line of lines) {
    if (classesOf(line).includes(name)) found.push(number);
    number += Math.max(1, codeText(line).split("\n").length - 1);
  }
  return found.length > 0 ? found : undefined;
}

/** Returns the text of code without texts for screen readers and labels of folded lines. */
function codeText(node: ElementContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.tagName === "summary" || hasClass(node, "sr")) return "";
  return node.children.map(codeText).join("");
}
