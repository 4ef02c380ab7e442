import {type DocumentOptions, type ParseOptions, parseDocument, type SchemaOptions} from "yaml";
import {parsed, reportSyntax} from "./read-file.ts";
import type {SettingsFiles} from "./settings-files.ts";

/**
 * Returns the value of a YAML file; undefined if there is none. Errors are reported, and what is readable despite of them is
 * returned.
 */
export const readYaml = (
  file: string,
  files: SettingsFiles,
  options: ParseOptions & DocumentOptions & SchemaOptions = {},
): unknown =>
  parsed(file, files, text => {
    const document = parseDocument(text, {logLevel: "error", ...options});
    const [error] = document.errors;
    if (error) reportSyntax(file, error, files);
    return document.toJS();
  });
