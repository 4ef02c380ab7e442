import type {Code} from "#cli/report/codes.ts";
import {codeAlias, codePrompt, codeTabs, codeUnclosed} from "./code.ts";
import {codeSyntax} from "./code-syntax.ts";
import {descriptionLength} from "./description.ts";
import type {PageRule} from "./finding.ts";
import {headingDuplicate, headingEmpty, headingH1, headingLevel} from "./headings.ts";
import {imageAlt, imageLarge, imageSize} from "./images.ts";
import {linkBare, linkText} from "./link-texts.ts";
import {linkMarkdownFile, linkOwnHost, linkRedirected, linkSlash} from "./links.ts";

import {headingUnderscores} from "./text/heading-underscores.ts";
import {tableDelimiter} from "./text/table-delimiter.ts";
import {linkUndefined} from "./text/undefined-references.ts";

/** Rules for single pages by diagnostic code. To add one, write a function and list it here. */
export const PAGE_RULES: ReadonlyMap<Code, PageRule> = new Map<Code, PageRule>([
  ["description-length", descriptionLength],
  ["heading-empty", headingEmpty],
  ["heading-level", headingLevel],
  ["heading-title", headingH1],
  ["heading-underscores", headingUnderscores],
  ["heading-duplicate", headingDuplicate],
  ["link-redirected", linkRedirected],
  ["link-own-host", linkOwnHost],
  ["link-slash", linkSlash],
  ["link-undefined", linkUndefined],
  ["link-text", linkText],
  ["link-bare", linkBare],
  ["link-markdown-file", linkMarkdownFile],
  ["image-alt", imageAlt],
  ["image-size", imageSize],
  ["image-large", imageLarge],
  ["table-delimiter", tableDelimiter],
  ["code-unclosed", codeUnclosed],
  ["code-syntax", codeSyntax],
  ["code-alias", codeAlias],
  ["code-tabs", codeTabs],
  ["code-prompt", codePrompt],
]);
