import type {PortableContext} from "#core/model/page-context.ts";
import type {ParseContext} from "#core/parse/file-scope.ts";
import {dialectOf} from "#dialects/dialect-of.ts";

/** Removes the functions of a context, so that it can be sent to another thread or process. */
export const portableContext = ({dialect: _, ...portable}: ParseContext): PortableContext => portable;

/** Restores a context that another thread sent: its dialect is loaded by name. */
export const usableContext = (portable: PortableContext): ParseContext => ({
  ...portable,
  dialect: dialectOf(portable.dialectSettings),
});
