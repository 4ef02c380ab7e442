/**
 * Runs a program of the site: `node site/run.mjs <path below site, without .ts> `. Its TypeScript is compiled into
 * one file each time, which takes less than a tenth of a second; a loader that compiles file by file takes more than one.
 * The compiled file lies two folders deep in the project, as the sources do, so `import.meta.dirname` leads to the same
 * root from both. `--help` says so; anything else that is no program, and flags, which no program takes, end with 2.
 */
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {pathToFileURL} from "node:url";
import {buildSync} from "esbuild";

/** Writes a file in one step, and only where it changed: another program may be about to load it. */
function put(file, text) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

const root = join(import.meta.dirname, "..");
const folder = join(root, "build/programs");
const [program, ...flags] = process.argv.slice(2);
const USAGE = `Usage: node site/run.mjs <program>

  build/cli    compiles the command line
  build/main   builds the client of the site for every language

The site itself is built by \`docs-index site\`; see \`docs-index site --help\`.
`;
if ([program, ...flags].some(word => word === "--help" || word === "-h")) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const fault =
  program === undefined
    ? "no program is named"
    : !/^[a-z-]+(?:\/[a-z-]+)*$/.test(program) || !existsSync(join(root, "site", `${program}.ts`))
      ? `there is no program ${program}`
      : flags.length > 0
        ? `${program} takes no ${flags[0]}`
        : null;
if (fault !== null) {
  process.stderr.write(`${fault}\n\n${USAGE}`);
  process.exit(2);
}
const {outputFiles} = buildSync({
  entryPoints: [join(root, "site", `${program}.ts`)],
  bundle: true,
  write: false,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
const file = join(folder, `${program.replaceAll("/", "-")}.js`);
mkdirSync(folder, {recursive: true});
put(file, outputFiles[0].text);
await import(pathToFileURL(file).href);
