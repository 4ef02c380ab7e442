import {readFile} from "node:fs/promises";
import {fileURLToPath} from "node:url";
import {z} from "zod";

const FILE = fileURLToPath(new URL("./exceptions.json", import.meta.url));
const reason = z.string().min(10);

const schema = z.strictObject({
  /** Groups of options that are described under other names. */
  places: z.array(z.strictObject({from: z.string(), to: z.string(), reason})),
  /** Names that need no page. `*` matches one part of a name, `**` any number of parts. */
  exceptions: z.array(z.strictObject({kind: z.string(), names: z.array(z.string()).min(1), reason})),
  /** Share of the options in the reference that need their own sample. */
  samples: z.strictObject({minimum: z.number().min(0).max(1)}),
});

/** Exceptions of the coverage check. */
export type Lists = z.infer<typeof schema>;

/**
 * Reads `exceptions.json`.
 *
 * @throws Error if its structure is invalid
 */
export async function readLists(): Promise<Lists> {
  return schema.parse(JSON.parse(await readFile(FILE, "utf8")));
}
