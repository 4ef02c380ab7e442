import {spawn} from "node:child_process";
import {fileURLToPath} from "node:url";
import type {Shown, Visit} from "./visit.ts";

const CHILD = fileURLToPath(new URL("./browser-child.ts", import.meta.url));
const TIME_LIMIT = 90_000;

/**
 * Opens an HTML file in a simulated browser. The code of the page runs in a child process.
 *
 * @throws Error if the page cannot be opened or the process does not respond in time
 */
export async function openPage(visit: Visit): Promise<Shown> {
  const child = spawn(
    process.execPath,
    ["--import", import.meta.resolve("tsx"), CHILD, JSON.stringify(visit)],
    {
      stdio: ["ignore", "pipe", "pipe"],
      timeout: TIME_LIMIT,
      killSignal: "SIGKILL",
    },
  );
  let answer = "";
  let complaint = "";
  child.stdout.on("data", chunk => (answer += chunk));
  child.stderr.on("data", chunk => (complaint += chunk));
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new Error(`the page did not open: ${complaint.trim() || "no answer in time"}`);
  return JSON.parse(answer) as Shown;
}
