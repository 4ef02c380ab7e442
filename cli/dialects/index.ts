import type {DialectName} from "#schemas/settings/dialects.ts";
import type {Tool} from "./define.ts";
import docfx from "./docfx/index.ts";
import docsify from "./docsify/index.ts";
import docusaurus from "./docusaurus/index.ts";
import eleventy from "./eleventy/index.ts";
import exdoc from "./exdoc/index.ts";
import gitbook from "./gitbook/index.ts";
import hugo from "./hugo/index.ts";
import jekyll from "./jekyll/index.ts";
import markdoc from "./markdoc/index.ts";
import mdbook from "./mdbook/index.ts";
import mintlify from "./mintlify/index.ts";
import mkdocs from "./mkdocs/index.ts";
import nextjs from "./nextjs/index.ts";
import nuxt from "./nuxt/index.ts";
import plain from "./plain/index.ts";
import rspress from "./rspress/index.ts";
import sphinx from "./sphinx/index.ts";
import starlight from "./starlight/index.ts";
import vitepress from "./vitepress/index.ts";
import vocs from "./vocs/index.ts";
import vuepress from "./vuepress/index.ts";
import writerside from "./writerside/index.ts";
import zola from "./zola/index.ts";

/** All documentation tools, in the order of detection. */
export const TOOLS: readonly Tool[] = [
  vitepress,
  docusaurus,
  starlight,
  rspress,
  vocs,
  mkdocs,
  mdbook,
  sphinx,
  vuepress,
  mintlify,
  zola,
  hugo,
  jekyll,
  eleventy,
  markdoc,
  nextjs,
  nuxt,
  gitbook,
  docfx,
  docsify,
  exdoc,
  writerside,
  plain,
];

/** Fallback tool for pages that belong to no other tool. */
export const PLAIN: Tool = plain;

const BY_NAME = new Map<string, Tool>(TOOLS.map(tool => [tool.name, tool]));

/** Returns the tool with a name from the config. `commonmark` is a former name of the default, `plain`. */
export const toolNamed = (name: DialectName | "commonmark" = "plain"): Tool => BY_NAME.get(name) ?? PLAIN;
