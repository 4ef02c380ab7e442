import type {DocumentOptions, ParseOptions, SchemaOptions} from "yaml";
import {parsed, reportSyntax} from "./read-file.ts";
import type {SettingsFiles} from "./settings-files.ts";
import {yamlDocument} from "./yaml-document.ts";

/**
 * Reads a YAML file. Returns `undefined` if it is missing. Errors are reported, and the readable part is
 * returned.
 */
export const readYaml = (
  file: string,
  files: SettingsFiles,
  options: ParseOptions & DocumentOptions & SchemaOptions = {},
): unknown =>
  parsed(file, files, text => {
    const document = yamlDocument(text, {logLevel: "error", ...options});
    const [error] = document.errors;
    if (error) reportSyntax(file, error, files);
    return document.toJS();
  });
