import type {ChildProcess} from "node:child_process";

/** What one message to a process led to: its answer, or how the process ended instead. */
export type Outcome<Answer> = {answer: Answer} | {ended: string};

/**
 * Gives messages to processes, each of which works at one at a time, and is started again after it ended. No process is
 * left when all are answered.
 *
 * @param start starts a process; called when one is needed
 * @param take takes the outcome of each message
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

/** Never rejects. */
function outcomeOf<Answer>(child: ChildProcess, message: object): Promise<Outcome<Answer>> {
  return new Promise(resolve => {
    const settle = (outcome: Outcome<Answer>): void => {
      child.removeAllListeners();
      // A process that can't be reached any more, but lives on.
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

/** `limits.ts` ends its process by these signals; the system ends one by the second as well when memory is short. */
function reasonOf(signal: NodeJS.Signals | null, code: number | null): string {
  if (signal === "SIGTERM") return "took too long";
  if (signal === "SIGKILL") return "took too much memory";
  return `ended its process (${signal ?? `exit code ${code}`})`;
}
