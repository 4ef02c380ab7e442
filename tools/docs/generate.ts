import {mkdirSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {REFERENCE, referencePages} from "./reference.ts";

/** Writes the generated pages of the documentation. */
mkdirSync(REFERENCE, {recursive: true});
for (const {file, text} of referencePages()) writeFileSync(join(REFERENCE, file), text);
