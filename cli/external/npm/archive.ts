import {Parser, type ReadEntry} from "tar";
import {Fault} from "../fault.ts";
import {findReadme, MAX_README} from "../readme-name.ts";

/** Maximum unpacked size of an archive, in bytes. */
const MAX_UNPACKED = 512 * 1024 * 1024;

/** Parts of a package archive that are read. Everything else is skipped; nothing is written or executed. */
export interface ArchiveFiles {
  readme: {name: string; bytes: Buffer} | null;
  /** Contents of `package.json`. */
  manifest: string | null;
}

/** Collects the README and `package.json` from the top folder while an archive is streamed. */
export class ArchiveReader {
  readonly parser: Parser;
  readonly #files = new Map<string, Buffer>();
  #unpacked = 0;
  #fault: Fault | null = null;

  constructor() {
    this.parser = new Parser({strict: true, onReadEntry: entry => this.#read(entry)});
  }

  /** Returns the collected files. Throws a `Fault` if the archive or the README was too large. */
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
