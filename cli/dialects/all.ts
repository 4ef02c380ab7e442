import type {DialectName} from "#schemas/settings/dialects.ts";
import type {Dialect} from "../core/model/dialect.ts";
import {commonmark} from "./commonmark.ts";
import {docsify} from "./docsify.ts";
import {docusaurus} from "./docusaurus.ts";
import {eleventy} from "./eleventy.ts";
import {gitbook} from "./gitbook.ts";
import {hugo} from "./hugo.ts";
import {jekyll} from "./jekyll.ts";
import {markdoc} from "./markdoc.ts";
import {mdbook} from "./mdbook.ts";
import {mkdocs} from "./mkdocs.ts";
import {nextjs} from "./nextjs.ts";
import {nuxt} from "./nuxt.ts";
import {rspress} from "./rspress.ts";
import {starlight} from "./starlight.ts";
import {vitepress} from "./vitepress.ts";
import {vuepress} from "./vuepress.ts";

/** Every dialect by its name in the config. */
export const DIALECT: Readonly<Record<DialectName, Dialect>> = {
  commonmark,
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
