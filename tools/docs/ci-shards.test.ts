import {readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {parse} from "yaml";
import {z} from "zod";

const ROOT = join(import.meta.dirname, "../..");

/** Returns the YAML samples of a file. */
const samplesOf = (path: string): unknown[] =>
  [...readFileSync(join(ROOT, path), "utf8").matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = ""]) =>
    parse(text),
  );

const gitHub = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      needs: z.string().optional(),
      strategy: z.object({matrix: z.object({shard: z.array(z.int())})}).optional(),
      steps: z.array(z.object({run: z.string().optional()})),
    }),
  ),
});

const gitLab = z.looseObject({
  shard: z.object({stage: z.literal("build"), parallel: z.int().min(2), script: z.string()}),
  pages: z.object({stage: z.literal("deploy"), script: z.string()}),
});

const find = <T extends z.ZodType>(schema: T, samples: readonly unknown[]): z.infer<T> =>
  schema.parse(samples.find(sample => schema.safeParse(sample).success));

describe.each(["docs/content/ci/cache.md", "cli/shared-cache/README.md"])("%s", path => {
  it("splits a build into complete shards in a matrix of GitHub Actions, before the site is built", () => {
    const {shard, site} = find(gitHub, samplesOf(path)).jobs;
    const numbers = shard?.strategy?.matrix.shard ?? [];
    expect(numbers).toEqual(Array.from(numbers, (_, i) => i + 1));
    expect(shard?.steps.at(-1)?.run).toContain(
      `docs-index build --shard \${{ matrix.shard }}/${numbers.length} --cache-url`,
    );
    expect(site?.needs).toBe("shard");
    expect(site?.steps.some(({run = ""}) => /docs-index site .*--cache-read-only/.test(run))).toBe(true);
  });

  it("splits a build into parallel jobs of GitLab, before the site is built", () => {
    const {shard, pages} = find(gitLab, samplesOf(path));
    expect(shard.script).toContain("docs-index build --shard $CI_NODE_INDEX/$CI_NODE_TOTAL --cache-url");
    expect(pages.script).toMatch(/docs-index site .*--cache-read-only/);
  });
});
