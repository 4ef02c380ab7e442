import {isAllowedAddress} from "#schemas/rules/addresses.ts";

/**
 * Reports whether a URL is safe in a README. Control and white space characters, which browsers ignore in the
 * scheme, are ignored here too.
 */
export const isSafeAddress = (address: string): boolean =>
  isAllowedAddress(address.replace(/[\p{Cc} ]/gu, ""));
