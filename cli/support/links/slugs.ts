import {slug as githubSlug} from "github-slugger";
import type {SlugRule} from "#core/model/dialect.ts";
import type {SlugStep} from "#schemas/settings/slug.ts";

/** How ids of headings are made: from a text, and where that one is taken already. */
interface Slugs {
  of(text: string): string;
  /** Stands between the slug and its number. */
  separator: string;
  /** Id of a heading whose text gives none. */
  fallback: string;
}

/** The rule of each tool, as its own source has it. */
export const SLUGS: Readonly<Record<SlugRule, Slugs>> = {
  github: {of: githubSlug, separator: "-", fallback: "section"},
  vitepress: {of: vitepressSlug, separator: "-", fallback: "section"},
  trimmed: {of: text => githubSlug(text.trim()), separator: "-", fallback: "section"},
  gitbook: {of: gitbookSlug, separator: "-", fallback: "section"},
  "python-markdown": {of: pythonSlug, separator: "_", fallback: ""},
};

/** `@mdit-vue/shared`, slugify: punctuation becomes a dash, accents go, a first digit gets an underscore. */
function vitepressSlug(text: string): string {
  return (
    text
      .normalize("NFKD")
      .replaceAll(/[\u0300-\u036F]/g, "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the rule names them
      .replaceAll(/[\u0000-\u001f]/g, "")
      .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, "-")
      .replaceAll(/-{2,}/g, "-")
      .replaceAll(/^-+|(?<!-)-+$/g, "")
      .replace(/^(\d)/, "_$1")
      .toLowerCase()
  );
}

/** As published by GitBook: dots stay, and a first digit gets a word before it. */
function gitbookSlug(text: string): string {
  const parts = text.normalize("NFKC").replaceAll(/ ?& ?/g, " and ").trim().split(/(\.+)/);
  return parts
    .map(part => (part.startsWith(".") ? part : githubSlug(part)))
    .join("")
    .replace(/^(?=\d)/, "id-");
}

/** `markdown.extensions.toc.slugify`: ASCII letters, digits and underscores, words joined by dashes. */
function pythonSlug(text: string): string {
  const ascii = text.normalize("NFKD").replaceAll(/[^\w\s-]/g, "");
  return ascii
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, "-");
}

/** No heading is longer than this as far as its id is concerned: what follows is left out. */
const MOST = 1_000;

/** A text as the steps of a project leave it. */
export function followSteps(text: string, steps: readonly SlugStep[]): string {
  let slug = text.slice(0, MOST);
  for (const step of steps) {
    if (step === "lowercase") slug = slug.toLowerCase();
    else if (step === "trim") slug = slug.trim();
    else if (typeof step === "string") slug = slug.normalize(step);
    else slug = slug.replace(new RegExp(step.replace, step.flags ?? "g"), step.with ?? "");
  }
  return slug.slice(0, MOST);
}

/** Ids of one page, each given once and in Unicode NFC. */
export class Ids {
  readonly #rule: Slugs;
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();

  constructor(rule: SlugRule, steps?: readonly SlugStep[]) {
    this.#rule = steps ? {...SLUGS[rule], of: text => followSteps(text, steps)} : SLUGS[rule];
  }

  /** Takes an id as it is, in NFC; false where it is taken. */
  take(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }

  /** The slug of a text, numbered where it is taken. */
  slug(text: string, safe: (slug: string) => string): string {
    const {of, separator, fallback} = this.#rule;
    const base = safe(of(text).normalize("NFC") || fallback);
    let count = this.#counts.get(base) ?? 0;
    let id = base;
    while (id === "" || this.#taken.has(id)) id = `${base}${separator}${++count}`;
    this.#counts.set(base, count);
    this.#taken.add(id);
    return id;
  }
}
