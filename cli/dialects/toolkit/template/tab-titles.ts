import type {ComponentRule} from "#schemas/component-rule.ts";
import {type Arguments, readArguments} from "./arguments.ts";

/** Titles that a tag around tabs lists in order, for tabs without arguments. */
export class TabTitles {
  #left: string[] = [];

  /** Reads the arguments of a tag. A tab without any gets the next title. */
  argumentsOf(rule: ComponentRule, written: string): Arguments {
    const words = readArguments(written);
    if (!isAs(rule, "Tab") || Object.keys(words).length > 0) return words;
    const title = this.#left.shift();
    return title === undefined ? words : {title};
  }

  /** Expands a tag, with its titles for the tabs in it. */
  within<T>(rule: ComponentRule, written: string, expand: () => T): T {
    if (!isAs(rule, "Tabs")) return expand();
    const around = this.#left;
    const words = readArguments(written);
    this.#left = Object.keys(words).flatMap(key => (/^\d+$/.test(key) ? (words[key] ?? []) : []));
    const result = expand();
    this.#left = around;
    return result;
  }
}

const isAs = (rule: ComponentRule, name: string): boolean =>
  typeof rule === "object" && "as" in rule && rule.as === name;
