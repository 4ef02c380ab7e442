import {join, resolve} from "node:path";
import {parseArgs} from "node:util";
import {folderKey} from "../prerender/project.ts";
import {startDevServer} from "./dev-server.ts";
import {portFault} from "./static-server.ts";

const {values} = parseArgs({
  options: {
    project: {type: "string", default: "."},
    port: {type: "string", default: process.env.PORT ?? "3000"},
  },
});
const project = resolve(values.project);
const started = await startDevServer({
  project,
  out: join(import.meta.dirname, "../../build/artifacts", `dev-${folderKey(project)}`),
  port: Number(values.port),
}).catch(error => {
  process.stderr.write(`${portFault(error, values.port)}\n`);
  process.exitCode = 2;
});
if (started) {
  process.stderr.write(`Watching ${project}; open ${started.url}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, started.close);
}
