import type {Project} from "../config/load.ts";
import type {Io} from "./io.ts";

/** Says in one line where the settings of a project without config file come from. */
export function tellDetected({detected}: Project, io: Io): void {
  if (!detected) return;
  io.stderr.write(
    `No config: settings are those of ${detected.tool} (${detected.file}); docs-index init writes them down.\n`,
  );
}
