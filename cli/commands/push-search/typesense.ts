import type {SearchRecord} from "#core/render/search/records.ts";
import {httpClient, jsonOf, PushFailure, type Target, type TargetContext} from "./http.ts";
import {adminKey, option} from "./settings.ts";

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`);

/** Fields required by the search dialog of typesense-docsearch.js. */
export const FIELDS = [
  {name: "url", type: "string", facet: true},
  {name: "url_without_anchor", type: "string", facet: true},
  {name: "anchor", type: "string", optional: true},
  {name: "type", type: "string", facet: true},
  {name: "content", type: "string", optional: true},
  ...LEVELS.map(name => ({name, type: "string", facet: true, optional: true})),
  {name: "item_priority", type: "int64"},
];

/** Upper limit of positions on a page, which order sections of the same depth. */
const MAX_POSITION = 10_000;

/**
 * Creates the Typesense target. It fills a new collection, points the alias to it, and removes the collection
 * that the alias pointed to before (typesense.org/docs, Collection Alias).
 *
 * Options: `url`, `collection` (the alias), `apiKey` (search only). Key: `TYPESENSE_ADMIN_KEY`.
 */
export function typesenseTarget(context: TargetContext): Target {
  const alias = option(context, "collection");
  const key = adminKey(context, "TYPESENSE_ADMIN_KEY");
  const ask = httpClient(option(context, "url").replace(/\/$/, ""), {"x-typesense-api-key": key}, context);
  const next = `${alias}_${Date.now().toString(36)}`;
  const at = (name: string): string => `/collections/${encodeURIComponent(name)}`;
  const aliasPath = `/aliases/${encodeURIComponent(alias)}`;

  return {
    name: `Typesense collection ${alias}`,
    async check() {
      const answer = await ask({method: "GET", path: "/keys"});
      const {keys = []} = jsonOf<{keys?: {value_prefix?: string; actions?: string[]}[]}>(answer);
      const shown = keys.find(
        ({value_prefix}) => value_prefix && option(context, "apiKey").startsWith(value_prefix),
      );
      const more = (shown?.actions ?? []).filter(action => action !== "documents:search");
      if (more.length > 0)
        throw new PushFailure(`search.options.apiKey would be public, but may also ${more.join(", ")}`);
    },
    async open() {
      const body = {
        name: next,
        fields: FIELDS,
        enable_nested_fields: true,
        default_sorting_field: "item_priority",
        token_separators: ["_", "-", "."],
      };
      await ask({method: "POST", path: "/collections", body});
    },
    async send(batch) {
      const lines = batch.map(record => JSON.stringify(document(record)));
      const answer = await ask({
        method: "POST",
        path: `${at(next)}/documents/import?action=upsert`,
        body: lines.join("\n"),
      });
      refuseFailures(answer.text, batch.length);
    },
    async publish() {
      const before = await ask({method: "GET", path: aliasPath, also: [404]});
      await ask({method: "PUT", path: aliasPath, body: {collection_name: next}});
      if (before.status === 404) return;
      const {collection_name: old} = jsonOf<{collection_name?: string}>(before);
      // The old collection may have been created by someone else; only collections created here are removed.
      if (old?.startsWith(`${alias}_`) && old !== next)
        await ask({method: "DELETE", path: at(old), also: [404]}).catch(() => undefined);
    },
    async discard() {
      await ask({method: "DELETE", path: at(next), also: [404]});
    },
  };
}

/** Creates a document from a record, without `null` fields, which the engine rejects. */
export function document(record: SearchRecord): Record<string, unknown> {
  const {objectID, hierarchy, weight, ...rest} = record;
  const filled = (value: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
  const item_priority = weight.level * MAX_POSITION - weight.position;
  return {id: objectID, ...filled(rest), hierarchy: filled(hierarchy), item_priority};
}

/**
 * Checks the response to an import: its status is 200 even for failures, and each line reports the success of
 * one record.
 */
function refuseFailures(text: string, count: number): void {
  const lines = text.split("\n").filter(line => line !== "");
  if (lines.length !== count)
    throw new PushFailure(`${count} records were sent, but ${lines.length} were acknowledged`);
  for (const line of lines) {
    const {success, error} = jsonOf<{success?: boolean; error?: string}>({status: 200, text: line});
    if (success !== true) throw new PushFailure(`a record was refused: ${error ?? line.slice(0, 200)}`);
  }
}
