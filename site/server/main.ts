import {existsSync} from "node:fs";
import {join, resolve} from "node:path";
import {parseArgs} from "node:util";
import {portFault, siteHandler, startServer} from "./static-server.ts";

const {values} = parseArgs({
  options: {
    out: {type: "string", default: "dist"},
    port: {type: "string", default: process.env.PORT ?? "3000"},
  },
});
const folder = resolve(values.out);
if (!existsSync(join(folder, "index.html")) && !existsSync(join(folder, "404.html"))) {
  process.stderr.write(`${folder} holds no built site; run "npm run build" first.\n`);
  process.exitCode = 2;
} else {
  try {
    const {url} = await startServer(siteHandler(folder), Number(values.port));
    process.stderr.write(`Serving ${folder} at ${url}\n`);
  } catch (error) {
    process.stderr.write(`${portFault(error, values.port)}\n`);
    process.exitCode = 2;
  }
}
