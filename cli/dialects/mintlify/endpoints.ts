import type {TextHook} from "#core/parse/file-scope.ts";

/** Front matter keys of a page that shows an endpoint. */
const KEYS = ["openapi", "asyncapi", "api"];

/**
 * Marks endpoint pages, whose fields and ids come from an API description:
 * https://www.mintlify.com/docs/api-playground/overview
 */
export const markEndpoints: TextHook = ({page}) => {
  if (KEYS.some(key => page.frontMatter[key] !== undefined)) page.hasUnknownBlock = true;
  return null;
};
