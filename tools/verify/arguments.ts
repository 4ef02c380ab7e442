import {parseArgs} from "node:util";

/** Command-line options. */
export type Options = {
  content: string;
  /** Substrings of page paths, one of which must match. An empty list selects all pages. */
  only: string[];
  /** Names of the checks to run. An empty list selects all checks. */
  checks: string[];
  guides: boolean;
  keep: boolean;
  fix: boolean;
  help: boolean;
};

export const USAGE = `npm run verify-content -- [--check NAME]… [--only TEXT]… [--fix] [--no-guides] [--keep] [--content FOLDER]

Checks the documentation against the real webpack. The results file is written by a complete run without problems.
  --check NAME      run a single check:
                      samples         JavaScript, TypeScript and JSON samples parse
                      configurations  configuration samples are valid
                      options         types, defaults and deprecations match the schema; no contradictions
                      hooks           types and parameters of hooks match the installed bundler
                      packages        packages imported by samples are installed by a command on the page
                      links           linked files in the bundler's repositories exist
                      node            samples run on the Node.js version that the pages require, as do packages
                      style           samples are formatted with Prettier, with single quotes
                      phrases         no phrases that the style guide rules out (tools/verify/phrases/list.json)
                      pictures        images have alternative text; drawings have a title and colors for dark mode
                      visible         readers see the context of a sample: the page to open, and the command that printed an output
                      badges          features with a version badge exist in that release, but not in the one before
                      sentences       pages agree about each option; lists their statements, and statements that no check covers
                      coverage        every public name is documented (tools/verify/coverage/exceptions.json)
                      examples        examples on reference pages print the documented output; no output is written by hand
                      guides          guides work from top to bottom, and print the documented output
  --only TEXT       pages whose path contains the text; checks that need all pages are skipped
  --no-guides       do not execute the guides
  --fix             format the samples that are not formatted, if that is safe
  --keep            keep the folders of executed guides and print their paths
  --content FOLDER  default: content
`;

/**
 * Parses the command line.
 *
 * @param known - names of all checks
 * @throws TypeError if a flag or check is unknown
 */
export function readArguments(argv: ReadonlyArray<string>, known: ReadonlyArray<string>): Options {
  const {values} = parseArgs({
    args: [...argv],
    options: {
      content: {type: "string", default: "content"},
      check: {type: "string", multiple: true, default: []},
      only: {type: "string", multiple: true, default: []},
      "no-guides": {type: "boolean", default: false},
      fix: {type: "boolean", default: false},
      keep: {type: "boolean", default: false},
      help: {type: "boolean", default: false},
    },
  });
  const {content, only, keep, fix, help, check: checks} = values;
  const wrong = checks.find(name => !known.includes(name));
  if (wrong !== undefined) throw new TypeError(`there is no check "${wrong}", but ${known.join(", ")}`);
  return {content, only, checks, guides: !values["no-guides"], keep, fix, help};
}
