import {diagnostic} from "#cli/report/diagnostic.ts";
import {noneFetched} from "#cli/report/none-fetched.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import type {SourceFile} from "../model/source-file.ts";

/**
 * Warns (`external-missing`) if the config lists READMEs but none was ever fetched.
 *
 * @param sources number of READMEs in the config
 */
export const unfetched = (pages: readonly SourceFile[], sources: number): Diagnostic[] =>
  sources === 0 || pages.some(({external}) => external)
    ? []
    : [diagnostic("external-missing", noneFetched(sources))];
