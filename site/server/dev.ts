import {join, resolve} from "node:path";
import {parseArgs} from "node:util";
import {folderKey} from "../prerender/project.ts";
import {startDevServer} from "./dev-server.ts";

const {values} = parseArgs({
  options: {
    project: {type: "string", default: "."},
    port: {type: "string", default: process.env.PORT ?? "3000"},
  },
});
const project = resolve(values.project);
const {url, close} = await startDevServer({
  project,
  out: join(import.meta.dirname, "../../build/artifacts", `dev-${folderKey(project)}`),
  port: Number(values.port),
});
process.stderr.write(`Watching ${project}; open ${url}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, close);
