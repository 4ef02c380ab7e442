import {setTimeout as sleep} from "node:timers/promises";
import {httpClient, jsonOf, PushFailure, type Request, type Target, type TargetContext} from "./http.ts";
import {adminKey, option} from "./settings.ts";

/** Rights of an API key that may be public. */
const PUBLIC_RIGHTS = ["search", "browse", "listIndexes", "settings", "recommendation"];

/** DocSearch ranking settings (docsearch.algolia.com, settings of its crawler). */
const SETTINGS = {
  searchableAttributes: [
    ...[0, 1, 2, 3, 4, 5, 6].map(level => `unordered(hierarchy.lvl${level})`),
    "content",
  ],
  attributesToRetrieve: ["hierarchy", "content", "anchor", "url", "url_without_anchor", "type"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:20"],
  attributesForFaceting: ["type"],
  attributeForDistinct: "url",
  distinct: true,
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  separatorsToIndex: "_",
  camelCaseAttributes: ["hierarchy", "content"],
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
};

/** Maximum number of requests for a task's status; with growing pauses, about ten minutes. */
const MAX_POLLS = 100;

/**
 * Creates the Algolia target. Like the API client's `replaceAllObjects`, it fills a temporary index and moves
 * it over the old one (www.algolia.com/doc/rest-api/search). Synonyms and rules of the old index are kept.
 *
 * Options: `appId`, `indexName`, `apiKey` (search only), and `host` to override the default. Key:
 * `ALGOLIA_ADMIN_KEY`.
 */
export function algoliaTarget(context: TargetContext): Target {
  const appId = option(context, "appId");
  const indexName = option(context, "indexName");
  const key = adminKey(context, "ALGOLIA_ADMIN_KEY");
  const base = context.options.host ?? `https://${appId}.algolia.net`;
  const headers = {"x-algolia-application-id": appId, "x-algolia-api-key": key};
  const ask = httpClient(base, headers, context);
  const next = `${indexName}_next_${Date.now().toString(36)}`;
  const at = (name: string): string => `/1/indexes/${encodeURIComponent(name)}`;

  const run = async (request: Request): Promise<void> => {
    const answer = await ask(request);
    if (answer.status === 404) return;
    const {taskID} = jsonOf<{taskID?: number}>(answer);
    if (taskID === undefined) throw new PushFailure(`${request.method} ${request.path} started no task`);
    await finish(taskID);
  };
  const finish = async (task: number): Promise<void> => {
    const pause = context.patience ?? 100;
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const {status} = jsonOf<{status?: string}>(
        await ask({method: "GET", path: `${at(next)}/task/${task}`}),
      );
      if (status === "published") return;
      await sleep(Math.min(pause * (poll + 1), 10_000));
      if (context.signal?.aborted) throw new PushFailure("stopped");
    }
    throw new PushFailure(`task ${task} did not end`);
  };

  return {
    name: `Algolia index ${indexName}`,
    async check() {
      const path = `/1/keys/${encodeURIComponent(option(context, "apiKey"))}`;
      const {acl = []} = jsonOf<{acl?: string[]}>(await ask({method: "GET", path}));
      const more = acl.filter(right => !PUBLIC_RIGHTS.includes(right));
      if (more.length > 0)
        throw new PushFailure(`search.options.apiKey would be public, but may also ${more.join(", ")}`);
    },
    async open() {
      const copy = {operation: "copy", destination: next, scope: ["synonyms", "rules"]};
      await run({method: "POST", path: `${at(indexName)}/operation`, body: copy, also: [404]});
      await run({method: "PUT", path: `${at(next)}/settings`, body: SETTINGS});
    },
    async send(batch) {
      const requests = batch.map(body => ({action: "addObject", body}));
      await run({method: "POST", path: `${at(next)}/batch`, body: {requests}});
    },
    async publish() {
      const body = {operation: "move", destination: indexName};
      await run({method: "POST", path: `${at(next)}/operation`, body});
    },
    async discard() {
      await ask({method: "DELETE", path: at(next), also: [404]});
    },
  };
}
