import {diagnostic} from "#cli/report/diagnostic.ts";
import {noneFetched} from "#cli/report/none-fetched.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SourceFile} from "../model/source-file.ts";

/**
 * A warning (`external-missing`) where the config lists READMEs and none was ever fetched.
 *
 * @param sources how many the config lists
 */
export const unfetched = (pages: readonly SourceFile[], sources: number): Diagnostic[] =>
  sources === 0 || pages.some(({external}) => external)
    ? []
    : [diagnostic("external-missing", noneFetched(sources))];
