import {resolve} from "node:path";
import {buildClient} from "./client.ts";

await buildClient(resolve(import.meta.dirname, "../.."));
