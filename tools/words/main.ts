import {Command} from "commander";
import {missingWords} from "./missing-words.ts";

const program = new Command("missing-words")
  .description("Lists words of the source pages that their pages, search texts or Markdown copies lack")
  .argument("<project>", "folder that page paths are relative to")
  .argument("<artifacts>", "output of docs-index build")
  .parse();
const [project, artifacts] = program.args as [string, string];
const found = missingWords(project, artifacts);
for (const {path, output, words} of found) console.log(`${path}  ${output}  ${words.join(" ")}`);
const count = found.reduce((sum, {words}) => sum + words.length, 0);
console.log(`${count} words missing on ${new Set(found.map(({path}) => path)).size} pages`);
if (count > 0) process.exitCode = 1;
