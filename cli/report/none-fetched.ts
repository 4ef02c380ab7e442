/** Returns the message of `external-missing` in a checkout without fetched pages, used by build and check. */
export const noneFetched = (sources: number): string =>
  sources === 1
    ? "the external page in the config was not fetched, so it is missing"
    : `none of the ${sources} external pages in the config were fetched, so they are missing`;
