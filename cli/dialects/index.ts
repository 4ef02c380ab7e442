import type {Dialect} from "#core/model/dialect.ts";
import type {DialectName} from "#schemas/settings/dialects.ts";
import docsify from "./docsify/index.ts";
import docusaurus from "./docusaurus/index.ts";
import eleventy from "./eleventy/index.ts";
import gitbook from "./gitbook/index.ts";
import hugo from "./hugo/index.ts";
import jekyll from "./jekyll/index.ts";
import markdoc from "./markdoc/index.ts";
import mdbook from "./mdbook/index.ts";
import mkdocs from "./mkdocs/index.ts";
import nextjs from "./nextjs/index.ts";
import nuxt from "./nuxt/index.ts";
import plain from "./plain/index.ts";
import rspress from "./rspress/index.ts";
import starlight from "./starlight/index.ts";
import vitepress from "./vitepress/index.ts";
import vuepress from "./vuepress/index.ts";

/** Every dialect by its name in the config. */
export const DIALECT: Readonly<Record<DialectName, Dialect>> = {
  commonmark: plain,
  vitepress,
  vuepress,
  docusaurus,
  starlight,
  rspress,
  mkdocs,
  nextjs,
  nuxt,
  eleventy,
  markdoc,
  docsify,
  gitbook,
  hugo,
  jekyll,
  mdbook,
};
