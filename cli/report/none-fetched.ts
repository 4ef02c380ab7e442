/** Message of `external-missing` in a checkout where `docs-index fetch` never ran, the same in build and check. */
export const noneFetched = (sources: number): string =>
  sources === 1
    ? "the external page of the config was not fetched, so it is missing"
    : `none of the ${sources} external pages of the config was fetched, so they are missing`;
