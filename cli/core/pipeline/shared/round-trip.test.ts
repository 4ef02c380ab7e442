import {join} from "node:path";
import fc from "fast-check";
import {expect, it} from "vitest";
import {z} from "zod";
import {buildProject} from "#fixtures/support/build-project.ts";
import {startCacheServer} from "#fixtures/support/cache-server.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";
import {frontMatter} from "#schemas/front-matter.ts";

const server = await startCacheServer();

/** Elements that the head may have, because generated ones are all removed. */
const HEAD = [
  {tag: "meta", attributes: {name: "robots", content: "noindex"}},
  {tag: "link", attributes: {rel: "canonical", href: "../other/"}},
];

/** Generates values that a schema of front matter accepts. */
function valueFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return valueFor(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodArray)
    return fc.array(valueFor(schema.element as z.ZodType), {minLength: 1, maxLength: 3});
  if (schema instanceof z.ZodObject)
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.shape).map(([key, field]) => [key, valueFor(field as z.ZodType)]),
      ),
    );
  if (schema instanceof z.ZodRecord) return fc.dictionary(fc.string(), fc.string(), {maxKeys: 3});
  if (schema instanceof z.ZodNumber) return fc.double({noNaN: true, noDefaultInfinity: true});
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodString)
    return fc
      .oneof(fc.constantFrom("2026-01-31", "/other/", "https://example.org/x", "javascript:x"), fc.string())
      .filter(text => schema.safeParse(text).success);
  throw new Error(`no values are known for ${schema.type}`);
}

/** Generates one page for each key, and one with all keys. Each has valid values, or any. */
const pages = fc
  .record(
    Object.fromEntries(
      Object.entries(frontMatter.shape).map(([key, schema]) => [
        key,
        fc.oneof(
          {weight: 4, arbitrary: key === "head" ? fc.constant(HEAD) : valueFor(schema)},
          {weight: 1, arbitrary: fc.jsonValue({maxDepth: 2})},
        ),
      ]),
    ),
  )
  .map(values => {
    const text = (of: Record<string, unknown>): string =>
      `---\n${Object.entries(of)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
        .join("")}---\n\n# Page\n\n## Part\n\nText.\n`;
    const files = Object.entries(values).map(([key, value]) => [`content/${key}.md`, text({[key]: value})]);
    return {...Object.fromEntries(files), "content/every.md": text(values)};
  });

it("another machine accepts each page from the shared cache, whatever its front matter", () =>
  fc.assert(
    fc.asyncProperty(pages, async files => {
      const folder = join(temporaryFolder(), "project");
      writeFiles(folder, {"docs-index.config.json": "{}", "content/404.md": "# Not found\n", ...files});
      const flags = ["--cache-url", server.url];
      const rendered = await buildProject(folder, ...flags, "--no-cache");
      const taken = await buildProject(folder, ...flags, "--no-cache", "--cache-read-only");
      expect(taken.diagnostics).toEqual(rendered.diagnostics);
      expect(taken.pages?.fresh).toBe(0);
    }),
    {numRuns: Number(process.env.ROUND_TRIPS ?? 2)},
  ));
