import {slug as githubSlug} from "github-slugger";
import type {SlugRule} from "#core/model/dialect.ts";
import type {SlugStep} from "#schemas/settings/slug.ts";

/** GitHub's slug rule, which most tools share. */
export const GITHUB: SlugRule = {of: githubSlug};

/** Maximum number of heading characters used for an id. */
const MOST = 1_000;

/** Applies the slug steps from a project's config to a text. */
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

/** Unique ids of one page, in Unicode NFC. */
export class Ids {
  readonly #rule: SlugRule;
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();

  constructor(rule: SlugRule, steps?: readonly SlugStep[]) {
    this.#rule = steps ? {...rule, of: text => followSteps(text, steps)} : rule;
  }

  /** Reserves an id in NFC. Returns false if it is taken. */
  take(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }

  /** Returns the slug of a text, whether or not it is taken. */
  base(text: string): string {
    const {of, fallback = "section"} = this.#rule;
    return of(text).normalize("NFC") || fallback;
  }

  /** Returns the slug of a text, with a number appended if it is taken. */
  slug(text: string, safe: (slug: string) => string): string {
    const {separator = "-"} = this.#rule;
    const base = safe(this.base(text));
    let count = this.#counts.get(base) ?? 0;
    let id = base;
    while (id === "" || this.#taken.has(id)) id = `${base}${separator}${++count}`;
    this.#counts.set(base, count);
    this.#taken.add(id);
    return id;
  }
}
