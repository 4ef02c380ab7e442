import type {DialectName} from "../../schemas/config.ts";
import type {Dialect} from "../model/dialect.ts";
import {commonmark} from "./commonmark.ts";
import {docusaurus} from "./docusaurus.ts";
import {eleventy} from "./eleventy.ts";
import {mkdocs} from "./mkdocs.ts";
import {nextjs} from "./nextjs.ts";
import {rspress} from "./rspress.ts";
import {starlight} from "./starlight.ts";
import {vitepress} from "./vitepress.ts";

/** Every dialect by its name in the config. */
export const DIALECT: Readonly<Record<DialectName, Dialect>> = {
  commonmark,
  vitepress,
  docusaurus,
  starlight,
  rspress,
  mkdocs,
  nextjs,
  eleventy,
};
