import {createHash} from "node:crypto";
import {readdirSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {present} from "#schemas/rules/present.ts";
import {addressOf, setBase} from "../artifacts/base.ts";
import {DEPLOY} from "../artifacts/deploy.ts";
import {siteFacts} from "../artifacts/page-facts.ts";
import {type Artifacts, openArtifacts} from "./artifacts.ts";
import {readClientAssets} from "./client-assets.ts";
import type {ClientBuild} from "./client-build.ts";
import {copyArtifacts, hostTexts} from "./copy-artifacts.ts";
import {deployJson} from "./deploy-file.ts";
import {inlineScript, policyHash} from "./document/inline-script.ts";
import {REDIRECT_SCRIPT, redirectPage} from "./document/redirect-page.ts";
import {sharedScript} from "./document/shared-script.ts";
import {readEditions} from "./editions.ts";
import {HOST_FILES, type Host, metaPolicy} from "./hosts/hosts.ts";
import {readRules, type ServedSite} from "./hosts/rules.ts";
import {listRoutes} from "./list-routes.ts";
import {type Output, openOutput, outputBelow} from "./output.ts";
import {redirectFile} from "./routes.ts";
import {farewellWorker, fillWorker} from "./service-worker.ts";
import {renderDocuments} from "./threads/render-documents.ts";
import type {DueDocuments} from "./threads/render-share.ts";
import {siteIcons} from "./web-manifest.ts";

export interface PrerenderOptions {
  /** Output folder of `docs-index build`. */
  artifacts: string;
  /** Output folder of the site. */
  out: string;
  /** File that stores the state of the last run. */
  cache: string;
  /** Hash of the code that generates the documents; if it changes, they are regenerated. */
  sources: string;
  /** Returns the client build for a language. */
  clientOf: (lang: string) => ClientBuild;
  /** False to deploy a worker that removes an earlier one and its caches. */
  serviceWorker: boolean;
  /** Target host; without one, the site works on any host. */
  host?: Host | undefined;
  /** Number of threads that render documents; null or absent to choose automatically. */
  threads?: number | null | undefined;
}

const sha = (text: string | Uint8Array): string => createHash("sha256").update(text).digest("hex");

/**
 * Writes the whole site: every route, redirect and artifact, the client files and the service worker. Every
 * language and version other than the one at the root is a separate site below its path and shares the client
 * files at the root.
 */
export async function prerender(options: PrerenderOptions) {
  const output = openOutput(options.out, options.cache, options.sources);
  const editions = readEditions(options.artifacts);
  const sites = (editions ?? [null]).map(edition =>
    openArtifacts(join(options.artifacts, edition?.path ?? ""), edition),
  );
  const scripts = new Set([...sites.map(({site}) => inlineScript(site)), REDIRECT_SCRIPT]);
  const policies = [...scripts].map(policyHash);
  // The rules of all editions are in the files of the one at the root, which comes last.
  const root = present(sites.at(-1));
  const texts = hostTexts(root, policies);
  const policy = metaPolicy(texts.headers, options.host);
  const parts = sites.map(artifacts => {
    const path = artifacts.edition ?? "";
    const others = path === "" ? (editions ?? []).map(edition => edition.path).filter(Boolean) : [];
    return prerenderEdition(artifacts, {path, others, policies, policy}, output, options);
  });
  const open = (path: string) => present(sites.find(({edition}) => (edition ?? "") === path));
  await renderDocuments(
    {artifacts: options.artifacts, due: parts.map(({due}) => due)},
    options.threads ?? null,
    open,
    () => {
      for (const {writeRest} of parts) writeRest();
    },
  );
  const paths = (editions ?? []).map(({path}) => path).filter(Boolean);
  const left = writeHostFile(options.host, texts, {...root.site, editions: paths}, output);
  return {output, left};
}

/** Writes a host's config file, unless the project has one. Returns lines that could not be converted. */
function writeHostFile(
  host: Host | undefined,
  {headers, redirects}: {headers: string; redirects: string},
  site: ServedSite,
  output: Output,
): string[] {
  const file = host && HOST_FILES[host];
  if (!file) return [];
  if (output.has(file.path)) return [`${file.path} of the public folder is kept; it is not generated`];
  const rules = readRules(headers, redirects);
  const text = file.write(rules, site);
  output.write(file.path, sha(text), () => text);
  return rules.left.map(line => `“${line}” can't be converted to ${file.path}`);
}

/** Location of an edition and, for the one at the root, of the others. */
interface Place {
  path: string;
  others: readonly string[];
  policies: readonly string[];
  /** Content security policy for documents; `undefined` if the host sends it. */
  policy: string | undefined;
}

/** Site of one language and version. */
interface EditionSite {
  /** Documents that have changed. */
  due: DueDocuments;
  /** Writes everything but the documents. */
  writeRest: () => void;
}

/** Prepares the site of one language and version. */
function prerenderEdition(
  artifacts: Artifacts,
  {path, others, policies, policy}: Place,
  whole: Output,
  options: PrerenderOptions,
): EditionSite {
  const {site} = artifacts;
  const clientBuild = options.clientOf(site.lang);
  const {client, server: bundle, worker, diagrams} = clientBuild;
  const output = outputBelow(whole, path === "" ? "" : `${path}/`);
  setBase(site.base);
  const assets = readClientAssets(client, path);
  const icons = siteIcons(artifacts.manifest.files.map(file => file.path));
  // The content id is excluded, so that an edit only changes the pages it affects.
  const {buildId: _, ...around} = site;
  const parts = [sha(readFileSync(bundle)), JSON.stringify([around, icons, policy]), ...assets.files];
  const frame = sha(parts.join("\n"));
  const build = frame.slice(0, 16);
  const feed = artifacts.hashOf("feed.xml") !== "";
  const files = listRoutes(artifacts)
    .filter(({file, key}) => output.claim(file, `${frame}:${feed}:${key}`))
    .map(({file}) => file);
  const shared = sharedScript(siteFacts(site, feed, artifacts.edition), assets);
  const scriptFile = `assets/site-${sha(shared).slice(0, 8)}.js`;
  const script = `<script async fetchpriority="high" src="${addressOf(assets.address(scriptFile))}"></script>`;
  const out = join(options.out, path);
  const due = {path, client: clientBuild, out, files, build, feed, icons, policy, script};
  return {
    due,
    writeRest() {
      setBase(site.base);
      for (const file of assets.files) whole.copy(join(client, file), file, "");
      whole.write(scriptFile, "", () => shared);
      if (site.diagrams)
        for (const file of readdirSync(join(diagrams, "assets")).sort())
          whole.copy(join(diagrams, "assets", file), `assets/${file}`, "");
      for (const redirect of site.redirects) {
        const file = redirectFile(redirect.from);
        if (file !== null && !output.has(file)) {
          output.write(file, `${frame}:${redirect.to}`, () => redirectPage(redirect, site));
        }
      }
      copyArtifacts(artifacts, output, {editions: others, policies});
      const deploy = deployJson(artifacts, build);
      output.write(DEPLOY, sha(deploy), () => deploy);
      // Prevents GitHub Pages from running Jekyll, which omits names that start with an underscore.
      if (path === "" && !output.has(".nojekyll")) output.write(".nojekyll", "", () => "");
      const produce = options.serviceWorker
        ? () =>
            fillWorker(readFileSync(worker, "utf8"), {...assets, files: [...assets.files, scriptFile]}, build)
        : () => farewellWorker;
      output.write("sw.js", `${build}:${options.serviceWorker}:${sha(readFileSync(worker))}`, produce);
    },
  };
}
