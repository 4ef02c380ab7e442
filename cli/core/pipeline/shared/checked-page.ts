import {realpathSync} from "node:fs";
import {join} from "node:path";
import {z} from "zod";
import type {PageContext} from "#core/model/page-context.ts";
import type {PageAsset, PageLink, PageLists, PageSummary} from "#core/model/page-facts.ts";
import {IDENTITY, type PageIdentity, pageIdentity} from "#core/model/page-identity.ts";
import type {PageLayout} from "#core/model/page-layout.ts";
import type {PageLint} from "#core/model/page-lint.ts";
import type {PageStatus} from "#core/model/page-status.ts";
import type {SourceFile} from "#core/model/source-file.ts";
import {anchor, isoDate, link, outline, PAGE_FORMS} from "#schemas/common.ts";
import {finding} from "#schemas/diagnostic.ts";
import {pageHeadElement} from "#schemas/page-document.ts";
import {isAllowedAddress} from "#schemas/rules/addresses.ts";
import {relativePath} from "#schemas/rules/disk-path.ts";
import {checkHeadElement} from "#schemas/rules/head-element.ts";
import {DIGITS} from "#search/index/postings.ts";
import {assetOutput, contentPathOf} from "#support/links/content-path.ts";
import {contentHashes, PACK_PARTS, type PackPart, partHash} from "../cache/packed-body.ts";
import type {ProcessedPage} from "../process-page.ts";

/** Fields that an entry supplies. Rendered pages have no origin. */
type Rest = Omit<PageSummary, keyof PageIdentity | "origin">;

/** Schemas of all fields of a type, optional ones included: the type check fails if one is missing. */
type FieldsOf<T> = Record<keyof T, z.ZodType>;

const hash = z.string().regex(/^[0-9a-f]+$/);
const webAddress = z.string().refine(isAllowedAddress);
const page = z.number().int().min(1);

/** POSIX path that stays inside the folder it is relative to. */
const pathBelow = z
  .string()
  .min(1)
  .refine(path => !path.includes("\0") && !/(?:^|\/)\.\.(?:\/|$)|^[/\\]|^[a-z]:/i.test(path));

const writtenNeighbor = z.strictObject({
  title: z.string().optional(),
  url: webAddress.optional(),
  id: z.string().optional(),
});

const view = z.strictObject({
  previous: z.union([z.literal(false), writtenNeighbor]).optional(),
  next: z.union([z.literal(false), writtenNeighbor]).optional(),
  neighborTitle: z.string().optional(),
  outline: outline.optional(),
  banner: z.string().optional(),
  sidebar: z.literal(false).optional(),
  form: z.enum(PAGE_FORMS).optional(),
  edit: z.union([z.literal(false), webAddress]).optional(),
  updated: z.union([z.literal(false), isoDate]).optional(),
} satisfies FieldsOf<PageLayout>);

const status = z.strictObject({
  draft: z.boolean(),
  listed: z.boolean(),
  hidden: z.boolean(),
  menuTitle: z.string().optional(),
  badge: z.json().optional(),
} satisfies FieldsOf<PageStatus>);

const headElement = pageHeadElement.strict().refine(({tag, attributes}) => {
  const {element, removed} = checkHeadElement(tag, attributes);
  return element !== null && removed.length === 0;
});

/** Page metadata that the reader of an entry cannot derive from its own copy of the file. */
const summary = z.strictObject({
  title: z.string(),
  description: z.string(),
  date: isoDate.nullable(),
  sort: z.number().nullable(),
  group: z.string().nullable(),
  contributors: z.array(z.string()),
  related: z.array(link.extend({url: webAddress}).strict()),
  edit: webAddress.nullable(),
  source: webAddress.nullable(),
  repo: webAddress.nullable(),
  view: view.optional(),
  head: z.array(headElement).optional(),
  extra: z.record(z.string(), z.json()),
  status,
  isGenerated: z.literal(true).optional(),
  hasUnknownBlock: z.literal(true).optional(),
  components: z.array(z.string()),
  assets: z.array(z.strictObject({path: pathBelow, out: z.string()})),
  dependencies: z.array(z.strictObject({path: pathBelow, hash: hash.nullable()})),
  hasDiagnostics: z.boolean(),
  bodyHash: hash,
  outlineHash: hash,
} satisfies FieldsOf<Rest>);

const position = {line: page, column: page};
const lint = z.strictObject({
  findings: z.array(finding),
  fixes: z.array(
    z.strictObject({
      code: z.string(),
      file: z.string(),
      ...position,
      edit: z.strictObject({file: pathBelow, ...position, old: z.string(), text: z.string()}),
    }),
  ),
  suppressions: z.array(
    z.strictObject({
      file: z.string(),
      ...position,
      target: z.union([z.literal("file"), z.strictObject({from: z.number(), to: z.number()})]),
      rules: z.array(z.string()),
    }),
  ),
  webLinks: z.array(z.strictObject({url: z.string(), file: z.string(), ...position})),
  keyLines: z.record(z.string(), z.number()),
} satisfies FieldsOf<PageLint>);

/** Schemas of the JSON parts. */
const PARTS = {
  html: z.string(),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      level: z.number().int().min(0).max(6),
      text: z.string(),
      code: z.string().optional(),
    }),
  ),
  outline: z.strictObject({
    anchors: z.array(anchor),
    ids: z.array(z.string()),
  } satisfies FieldsOf<PageLists["outline"]>),
  targets: z.array(z.string()),
  checks: z.strictObject({
    links: z.array(
      z.strictObject({
        raw: z.string(),
        url: z.string().nullable(),
        fragment: z.string().nullable(),
        ...position,
        endLine: page,
        endColumn: page,
        file: z.string().optional(),
      } satisfies FieldsOf<PageLink>),
    ),
    diagnostics: z.array(finding),
    lint: lint.optional(),
  } satisfies FieldsOf<PageLists["checks"]>),
} as const satisfies Partial<Record<PackPart, z.ZodType>>;

/** Search terms as `packedTerms` writes them: a weight from 1 to 63 as one character, then the term. */
const TERMS = new RegExp(`^(?:[${DIGITS.slice(1)}][^\\n]+(?:\\n(?!$)|$))*$`);

/**
 * Validates a page from an untrusted cache entry. Fields that identify the page (path, URL, section, size) are taken from the
 * local file; everything else must match the schema.
 *
 * @returns the page; null if it is invalid
 */
export function checkedPage(
  {summary: given, body}: ProcessedPage,
  source: SourceFile,
  raw: {hash: string; size: number},
  context: PageContext,
): ProcessedPage | null {
  const result = summary.safeParse(withoutIdentity(given));
  if (!result.success || !areParts(body)) return null;
  if (!result.data.assets.every(asset => isAsset(asset, context))) return null;
  return {summary: {...pageIdentity(source, raw), ...result.data, ...contentHashes(body)}, body};
}

const withoutIdentity = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([key]) => !Object.hasOwn(IDENTITY, key)));

function areParts({bytes, lengths, hashes}: ProcessedPage["body"]): boolean {
  if (lengths.length !== PACK_PARTS.length || hashes.length !== PACK_PARTS.length) return false;
  let offset = 0;
  return PACK_PARTS.every((part, i) => {
    const content = bytes.subarray(offset, offset + (lengths[i] ?? 0));
    offset += content.length;
    if (content.length !== lengths[i] || partHash(content) !== hashes[i]) return false;
    const text = Buffer.from(content.buffer, content.byteOffset, content.length).toString();
    if (part === "markdown") return true;
    if (part === "terms") return TERMS.test(text);
    try {
      return PARTS[part].safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  });
}

/** Reports whether a page may use an asset, and whether its output path is the one that this tool would choose. */
function isAsset({path, out}: PageAsset, context: PageContext): boolean {
  const {root, folders, siteMap} = context;
  const file = join(root, path);
  const contentPath = contentPathOf(file, folders);
  if (contentPath !== null && !siteMap.files.has(contentPath)) return false;
  if (out !== assetOutput(contentPath, file, path, context)) return false;
  try {
    const real = relativePath(realpathSync(root), realpathSync(file));
    return contentPath !== null || pathBelow.safeParse(real).success;
  } catch {
    // Missing files are reported when assets are copied.
    return true;
  }
}
