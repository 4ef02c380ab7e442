import {noneFetched} from "#cli/report/none-fetched.ts";
import {externalUrl} from "#support/links/external-url.ts";
import type {SiteRule} from "./view.ts";

/**
 * READMEs that the config lists and that were not fetched; one finding for all where none was. Links to these pages
 * count as right.
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
