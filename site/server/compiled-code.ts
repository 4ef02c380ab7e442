import {pathToFileURL} from "node:url";
import sirv from "sirv";
import {languages} from "../messages/languages.ts";
import {readClientAssets} from "../prerender/client-assets.ts";
import type {ClientBuild} from "../prerender/client-build.ts";
import type {ServerBundle} from "../prerender/document/document-context.ts";
import type {Layer, SiteCode} from "./dev-handler.ts";

/**
 * Provides the compiled code of the site to the development server.
 *
 * @param clientOf returns the client build for a language
 */
export function compiledCode(clientOf: (lang: string) => ClientBuild): SiteCode {
  const bundles = new Map<string, Promise<ServerBundle>>();
  const {dev, diagrams} = clientOf("en");
  const folders = [...languages.map(lang => clientOf(lang).client), diagrams];
  const files = folders.map(folder => sirv(folder, {dev: true, etag: true}));
  const scripts = sirv(dev, {dev: true, etag: true});
  const serve: Layer = (request, response, next) =>
    files.reduceRight<() => void>((after, layer) => () => layer(request, response, after), next)();
  return {
    load(lang) {
      const {server} = clientOf(lang);
      const known = bundles.get(server);
      const bundle = known ?? import(/* @vite-ignore */ pathToFileURL(server).href);
      bundles.set(server, bundle);
      return bundle;
    },
    assets: (lang, edition) => readClientAssets(clientOf(lang).client, edition),
    files(request, response, next) {
      const below = /^\/__dev(\/client\.(?:js|css))$/.exec(request.url ?? "")?.[1];
      if (below === undefined) return serve(request, response, next);
      request.url = below;
      scripts(request, response, next);
    },
    tags: (base, attributes) =>
      `<link rel="stylesheet" href="${base}__dev/client.css"><script type="module" src="${base}__dev/client.js" ${attributes}></script>`,
  };
}
