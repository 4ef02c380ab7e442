import {isSchemaName, SCHEMA_VERSIONS} from "../version.ts";

interface Header {
  $schema?: unknown;
  schemaVersion?: unknown;
}

/**
 * Parses the text of an artifact.
 *
 * Throws `SyntaxError` if the text is not JSON, and `Error` if its schema is unknown or has a version that this release
 * does not support.
 */
export function parseArtifact<T>(text: string): T {
  const artifact: T & Header = JSON.parse(text);
  const {$schema, schemaVersion} = artifact;
  const name = /(?:^|\/)([a-z-]+)\.json$/.exec(String($schema))?.[1] ?? "";
  const known = isSchemaName(name) && SCHEMA_VERSIONS[name];
  if (known !== schemaVersion)
    throw new Error(
      `${name || "artifact"} has schema version ${schemaVersion}, but ${known || "none"} is supported`,
    );
  return artifact;
}
