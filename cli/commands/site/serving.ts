import {fatal} from "#cli/report/diagnostic.ts";
import {type Listening, portFault} from "#site/server/static-server.ts";
import type {Io} from "../io.ts";

/** Flags of commands that serve a site. */
export interface ServerFlags extends Listening {
  port?: string;
}

/** Starts a server on the port given by `--port`, or else `PORT`, or else 3000. Throws `serve-port`. */
export async function serving<T>(
  flags: ServerFlags,
  io: Io,
  start: (port: number) => Promise<T>,
): Promise<T> {
  const port = flags.port ?? io.env.PORT ?? "3000";
  try {
    return await start(Number(port));
  } catch (error) {
    const fault = portFault(error, port, flags.host);
    if (fault === null) throw error;
    throw fatal("serve-port", fault);
  }
}

/** Resolves when the signal aborts the command. */
export const untilInterrupted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => signal?.addEventListener("abort", () => resolve(), {once: true}));
