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
  --check NAME      one part alone, the others are left out:
                      samples         js, ts and json samples parse
                      configurations  configuration samples are valid
                      options         types, defaults and deprecations are those of the schema; no contradictions
                      hooks           types and parameters of hooks are those of the installed bundler
                      packages        what samples import is installed by a command of the page
                      links           linked files of the bundler's repositories exist
                      node            samples run on the Node.js that the pages ask for, and packages as well
                      style           samples are formatted as Prettier does it, with single quotes
                      phrases         no words that the style guide leaves out (tools/verify/phrases/list.json)
                      pictures        pictures say in words what they show; drawings have a title and colors for dark pages
                      visible         readers see what a sample needs: the page they open, and what an output is of
                      badges          what came with a version is in that release, and not in the one before
                      sentences       pages state the same of an option; lists what they say, and what no check covers
                      coverage        every public name is documented (tools/verify/coverage/exceptions.json)
                      examples        examples of reference pages print what they say; no output without a machine
                      guides          guides work from top to bottom, and print what they say
  --only TEXT       pages whose path holds the text; checks that need all pages are left out
  --no-guides       do not execute the guides
  --fix             format the samples that are not, as far as a machine may
  --keep            leave the folders of executed guides and print where they are
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
