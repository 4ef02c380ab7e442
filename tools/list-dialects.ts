import {writeFileSync} from "node:fs";
import {generatedFiles} from "#dialects/generated-files.ts";

/** Writes the files that contain the list of tools. */
for (const {file, text} of generatedFiles()) writeFileSync(file, text);
