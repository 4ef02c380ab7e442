import {readFile} from "node:fs/promises";
import {fileURLToPath} from "node:url";
import {z} from "zod";

const FILE = fileURLToPath(new URL("./exceptions.json", import.meta.url));
const reason = z.string().min(10);

const schema = z.strictObject({
  /** Groups of options that are described under other names. */
  places: z.array(z.strictObject({from: z.string(), to: z.string(), reason})),
  /** Names that need no page; `*` stands for one part of a name, `**` for any. */
  exceptions: z.array(z.strictObject({kind: z.string(), names: z.array(z.string()).min(1), reason})),
  /** Share of the options in the reference that need a sample of their own. */
  samples: z.strictObject({minimum: z.number().min(0).max(1)}),
});

/** What the coverage check makes allowance for. */
export type Lists = z.infer<typeof schema>;

/**
 * Reads `exceptions.json`.
 *
 * @throws Error when it does not have the right shape
 */
export async function readLists(): Promise<Lists> {
  return schema.parse(JSON.parse(await readFile(FILE, "utf8")));
}
