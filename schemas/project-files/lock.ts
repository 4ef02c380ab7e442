import {z} from "zod";
import {isoDate} from "../common.ts";

const shared = {
  repo: z.string().describe("Address of the repository"),
  file: z.string().describe("Path of the README in the repository"),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe("SHA-256 of the README as it was taken"),
  date: isoDate.optional().describe("Day of the commit, or of the publication of the package"),
};

const commit = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/, "must be a full commit id");

/** README fetched from a repository. */
const gitLockEntry = z.strictObject({
  origin: z.literal("git"),
  ...shared,
  branch: z
    .string()
    .describe("Branch or tag that was read: the default branch unless the source names another"),
  commit,
  submodules: z
    .array(z.string())
    .optional()
    .describe("Paths of its submodules, whose files links of the README can't reach"),
});

/** README fetched from a published package. */
const npmLockEntry = z.strictObject({
  origin: z.literal("npm"),
  ...shared,
  package: z.string(),
  version: z.string(),
  integrity: z.string().describe("Subresource integrity of the package archive, as the registry gives it"),
  commit: commit
    .nullable()
    .describe("Commit that the version was published from, where the registry knows it"),
});

/** Origin of an external page, exact enough to fetch it again. */
export const lockEntry = z.discriminatedUnion("origin", [gitLockEntry, npmLockEntry]);
export type LockEntry = z.output<typeof lockEntry>;
export type GitLockEntry = z.output<typeof gitLockEntry>;
export type NpmLockEntry = z.output<typeof npmLockEntry>;

/** `docs-index.lock.json`, which should be committed: the same lock file yields the same bytes. */
export const lockFile = z.strictObject({
  $schema: z.string().optional(),
  lockVersion: z.literal(1),
  sources: z.record(z.string().regex(/^[^/]+\/[^/]+$/), lockEntry).describe("`section/name` → origin"),
});
export type LockFile = z.output<typeof lockFile>;
