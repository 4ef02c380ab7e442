import {
  type Document,
  type DocumentOptions,
  isScalar,
  LineCounter,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  visit,
  YAMLParseError,
} from "yaml";

/**
 * Parses a YAML document like `parseDocument`, in time linear in the number of keys: the package compares each key of a
 * mapping with all preceding ones (YAML 1.2.2, 3.2.1.3: keys are unique). Never throws; errors are listed in the document in
 * text order.
 */
export function yamlDocument(
  text: string,
  options: ParseOptions & DocumentOptions & SchemaOptions = {},
): Document {
  const {lineCounter = new LineCounter()} = options;
  const document = parseDocument(text, {...options, lineCounter, uniqueKeys: false});
  visit(document, {
    Map(_, {items}) {
      const seen = new Set<unknown>();
      for (const {key} of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) document.errors.push(duplicateKey(key.range?.[0] ?? 0, lineCounter));
        seen.add(key.value);
      }
    },
  });
  document.errors.sort((a, b) => a.pos[0] - b.pos[0]);
  return document;
}

function duplicateKey(at: number, lines: LineCounter): YAMLParseError {
  const error = new YAMLParseError([at, at + 1], "DUPLICATE_KEY", "Map keys must be unique");
  error.linePos = [lines.linePos(at)];
  return error;
}
