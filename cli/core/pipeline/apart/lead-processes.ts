import type {ChildProcess} from "node:child_process";

/** Result of a message to a process: its answer, or how the process ended. */
export type Outcome<Answer> = {answer: Answer} | {ended: string};

/**
 * Dispatches one message at a time to each child process, restarting any that exit. No process is left when all messages
 * are answered.
 *
 * @param start starts a process when one is needed
 * @param take receives the outcome of each message
 */
export async function leadProcesses<Message extends object, Answer>(
  messages: readonly Message[],
  {processes, start}: {processes: number; start: () => ChildProcess},
  take: (message: Message, outcome: Outcome<Answer>) => void,
): Promise<void> {
  const left = [...messages].reverse();
  const lead = async (): Promise<void> => {
    let child: ChildProcess | null = null;
    try {
      for (let message = left.pop(); message; message = left.pop()) {
        child ??= start();
        const outcome = await outcomeOf<Answer>(child, message);
        if ("ended" in outcome) child = null;
        take(message, outcome);
      }
    } finally {
      child?.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({length: processes}, lead));
}

/** Resolves to the outcome of a message. Never rejects. */
function outcomeOf<Answer>(child: ChildProcess, message: object): Promise<Outcome<Answer>> {
  return new Promise(resolve => {
    const settle = (outcome: Outcome<Answer>): void => {
      child.removeAllListeners();
      // The process is still running but can no longer be reached.
      if ("ended" in outcome) child.on("error", () => {}).kill("SIGKILL");
      resolve(outcome);
    };
    child.on("message", answer => settle({answer: answer as Answer}));
    child.on("error", error => settle({ended: `failed: ${error.message}`}));
    child.on("exit", (code, signal) => settle({ended: reasonOf(signal, code)}));
    child.send(
      message,
      error =>
        error &&
        child.exitCode === null &&
        child.signalCode === null &&
        settle({ended: `failed: ${error.message}`}),
    );
  });
}

/** Returns why a process ended. `limits.ts` uses these signals; the system also uses the second one if memory is short. */
function reasonOf(signal: NodeJS.Signals | null, code: number | null): string {
  if (signal === "SIGTERM") return "took too long";
  if (signal === "SIGKILL") return "took too much memory";
  return `crashed its process (${signal ?? `exit code ${code}`})`;
}
