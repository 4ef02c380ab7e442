/**
 * Runs scripts of `package.json` in parallel, one per processor: `node tools/side-by-side.mjs lint typecheck`. The output
 * of each script is printed when it has finished. Exits with code 1 after all have finished if any of them failed.
 */
import {spawn} from "node:child_process";
import {availableParallelism} from "node:os";

/** Runs a script and prints its output. Resolves to whether it succeeded. */
const run = name =>
  new Promise(resolve => {
    const child = spawn("npm", ["run", "-s", name], {stdio: ["ignore", "pipe", "pipe"]});
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", chunk => written.push(chunk));
    child.on("error", error => written.push(`${error.message}\n`));
    child.on("close", code => {
      process.stdout.write(
        `${code === 0 ? "✓" : "✗"} ${name}\n${Buffer.concat(written.map(part => Buffer.from(part)))}`,
      );
      resolve(code === 0);
    });
  });

const waiting = process.argv.slice(2);
const work = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
    if (!(await run(name))) process.exitCode = 1;
};
await Promise.all(Array.from({length: availableParallelism()}, work));
