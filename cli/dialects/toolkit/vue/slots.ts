import {proseLines} from "#core/parse/blocks/lines.ts";
import type {FileScope, RewrittenText} from "#core/parse/file-scope.ts";
import {Output} from "../text/output.ts";

const SLOT = String.raw`<template[ \t]+(?:#|v-slot)[^<>]*>`;
const ONE = new RegExp(`^[ \\t]*${SLOT}(.*)</template>[ \\t]*$`);
const OPEN = new RegExp(`^[ \\t]*${SLOT}[ \\t]*$`);
const CLOSE = /^[ \t]*<\/template>[ \t]*$/;

/**
 * Unwraps named slots of Vue components (`<template #title>`), whose content is Markdown of the page: tags
 * are removed and the content is unindented (https://vuejs.org/guide/components/slots.html#named-slots).
 */
export function readSlots({text}: FileScope): RewrittenText | null {
  if (!/<template[ \t]+(?:#|v-slot)/.test(text)) return null;
  const lines = text.split("\n");
  const prose = new Set([...proseLines(lines)].map(({index}) => index));
  const output = new Output();
  let isOpen = false;
  for (const [i, line] of lines.entries()) {
    const [, content] = (prose.has(i) && ONE.exec(line)) || [];
    let shown: string = isOpen && prose.has(i) ? line.trimStart() : line;
    if (content !== undefined) shown = `\n${content.trim()}\n`;
    else if (prose.has(i) && OPEN.test(line)) [isOpen, shown] = [true, ""];
    else if (prose.has(i) && isOpen && CLOSE.test(line)) [isOpen, shown] = [false, ""];
    output.add(i === 0 ? shown : `\n${shown}`, i + 1, false);
  }
  return {text: output.text, lines: output.lines};
}
