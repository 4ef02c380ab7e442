import {isAllowedAddress} from "#schemas/rules/addresses.ts";

/** Whether an address may stay in a README: what browsers leave out before they look at the scheme is left out here too. */
export const isSafeAddress = (address: string): boolean =>
  isAllowedAddress(address.replace(/[\p{Cc} ]/gu, ""));
