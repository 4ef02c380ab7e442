import {noneFetched} from "#cli/report/none-fetched.ts";
import {externalUrl} from "#support/links/external-url.ts";
import type {SiteRule} from "./view.ts";

/**
 * Reports configured READMEs that were not fetched, with a single diagnostic if none was. Links to these
 * pages count as valid.
 */
export const externalMissing: SiteRule = function* ({config, arrangement}) {
  const {sources} = config.external;
  const isFetched = (url: string): boolean => arrangement.byUrl.has(url);
  const urls = sources.map(source => ({repo: source.repo, url: externalUrl(source)}));
  if (urls.length > 0 && !urls.some(({url}) => isFetched(url))) {
    yield {message: noneFetched(urls.length), place: {}};
    return;
  }
  for (const {repo, url} of urls) {
    if (!isFetched(url))
      yield {message: `the README of ${repo} was not fetched, so ${url} is missing`, place: {}};
  }
};
