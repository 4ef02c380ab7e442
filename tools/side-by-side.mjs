/**
 * Runs scripts of `package.json` side by side, as many at a time as there are processors: `node tools/side-by-side.mjs lint
 * typecheck`. What a script writes is shown in one piece when it has ended. Ends with 1 if any of them failed, after all.
 */
import {spawn} from "node:child_process";
import {availableParallelism} from "node:os";

/** Runs one script and shows what it wrote; gives whether it succeeded. */
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
