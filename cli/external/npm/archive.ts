import {Parser, type ReadEntry} from "tar";
import {Fault} from "../fault.ts";
import {findReadme, MAX_README} from "../readme-name.ts";

/** Most that an archive may unpack to. */
const MAX_UNPACKED = 512 * 1024 * 1024;

/** What is read of a package archive; everything else in it is passed over, nothing is written or run. */
export interface ArchiveFiles {
  readme: {name: string; bytes: Buffer} | null;
  /** Text of `package.json`. */
  manifest: string | null;
}

/** Collects README and `package.json` of the top folder while an archive streams through. */
export class ArchiveReader {
  readonly parser: Parser;
  readonly #files = new Map<string, Buffer>();
  #unpacked = 0;
  #fault: Fault | null = null;

  constructor() {
    this.parser = new Parser({strict: true, onReadEntry: entry => this.#read(entry)});
  }

  /** @throws a fault, where the archive was too large or the README is */
  result(): ArchiveFiles {
    if (this.#fault) throw this.#fault;
    const name = findReadme([...this.#files.keys()]);
    const bytes = name === null ? undefined : this.#files.get(name);
    return {
      readme: name !== null && bytes ? {name, bytes} : null,
      manifest: this.#files.get("package.json")?.toString("utf8") ?? null,
    };
  }

  #read(entry: ReadEntry): void {
    this.#unpacked += entry.size;
    const [, name = "", ...rest] = entry.path.split("/");
    const wanted =
      rest.length === 0 && entry.type.endsWith("File") && (name === "package.json" || findReadme([name]));
    if (this.#unpacked > MAX_UNPACKED) {
      this.#fault ??= new Fault("too-large", `the package unpacks to more than ${MAX_UNPACKED} bytes`);
      this.parser.abort(this.#fault);
    }
    if (wanted && entry.size > MAX_README) {
      this.#fault ??= new Fault("too-large", `${name} has ${entry.size} bytes, more than ${MAX_README}`);
    }
    if (!wanted || this.#fault || this.#files.has(name)) {
      entry.resume();
      return;
    }
    const chunks: Buffer[] = [];
    entry.on("data", chunk => chunks.push(chunk));
    entry.on("end", () => this.#files.set(name, Buffer.concat(chunks)));
  }
}
