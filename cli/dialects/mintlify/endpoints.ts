import type {TextHook} from "#core/parse/file-scope.ts";
import {operationTitle} from "./operation-titles.ts";

/** Front matter keys of a page that shows an endpoint. */
const KEYS = ["openapi", "asyncapi", "api"];

/**
 * Marks endpoint pages, whose fields, ids and default title come from an API description:
 * https://www.mintlify.com/docs/api-playground/overview
 */
export const markEndpoints: TextHook = scope => {
  const {page} = scope;
  if (KEYS.some(key => page.frontMatter[key] !== undefined)) page.hasUnknownBlock = true;
  page.title ??= operationTitle(scope);
  return null;
};
