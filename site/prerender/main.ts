import {parseArgs} from "node:util";
import {buildSite} from "./build-site.ts";

const {values} = parseArgs({
  options: {
    project: {type: "string", default: "."},
    artifacts: {type: "string"},
    out: {type: "string", default: "dist"},
    fetch: {type: "boolean", default: true},
    "service-worker": {type: "boolean", default: true},
    "page-data": {type: "boolean", default: false},
  },
  allowNegative: true,
});

process.exitCode = await buildSite({
  ...values,
  serviceWorker: values["service-worker"],
  pageData: values["page-data"],
});
