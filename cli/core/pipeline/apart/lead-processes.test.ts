import {type ChildProcess, fork} from "node:child_process";
import {join} from "node:path";
import {expect, it} from "vitest";
import {leadProcesses, type Outcome} from "./lead-processes.ts";

interface Message {
  text: string;
  end?: string;
}
type Answer = {text: string; pid: number};

it.each([1, 2])(
  "survives the end of its processes and answers every message with %i of them",
  async processes => {
    const started: ChildProcess[] = [];
    const start = (): ChildProcess => {
      const file = join(import.meta.dirname, "../../../../fixtures/support/fragile-process.mjs");
      started.push(fork(file, [], {stdio: ["ignore", "ignore", "ignore", "ipc"]}));
      return started.at(-1) as ChildProcess;
    };
    const messages: Message[] = [
      {text: "a"},
      {text: "b", end: "abort"},
      {text: "c", end: "exit"},
      {text: "d"},
      {text: "e", end: "kill"},
      {text: "f", end: "term"},
      {text: "g"},
      {text: "h"},
    ];
    const outcomes = new Map<string, Outcome<Answer>>();
    await leadProcesses<Message, Answer>(messages, {processes, start}, ({text}, outcome) =>
      outcomes.set(text, outcome),
    );
    const shown = messages.map(({text}) => {
      const outcome = outcomes.get(text) as Outcome<Answer>;
      return "answer" in outcome ? outcome.answer.text : outcome.ended;
    });
    expect(shown).toEqual([
      "A",
      "crashed its process (SIGABRT)",
      "crashed its process (exit code 7)",
      "D",
      "took too much memory",
      "took too long",
      "G",
      "H",
    ]);
    await Promise.all(
      started.map(
        child => child.exitCode ?? child.signalCode ?? new Promise(resolve => child.once("exit", resolve)),
      ),
    );
    expect(started.length).toBeLessThanOrEqual(4 + processes);
  },
);
