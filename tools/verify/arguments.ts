import {parseArgs} from "node:util";

/** What to check. */
export type Options = {
  content: string;
  /** Texts of which one must be part of the page's path; empty means all pages. */
  only: string[];
  guides: boolean;
  keep: boolean;
  help: boolean;
};

export const USAGE = `npm run verify-content -- [--only TEXT]… [--no-guides] [--keep] [--content FOLDER]

Checks the code samples of the documentation against the real webpack.
  --only TEXT       pages whose path holds the text; the results file is left as it is
  --no-guides       do not execute the guides; the results file is left as it is
  --keep            leave the folders of executed guides and print where they are
  --content FOLDER  default: content
`;

/**
 * Reads the command line.
 *
 * @throws TypeError for unknown flags
 */
export function readArguments(argv: ReadonlyArray<string>): Options {
  const {values} = parseArgs({
    args: [...argv],
    options: {
      content: {type: "string", default: "content"},
      only: {type: "string", multiple: true, default: []},
      "no-guides": {type: "boolean", default: false},
      keep: {type: "boolean", default: false},
      help: {type: "boolean", default: false},
    },
  });
  const {content, only, keep, help} = values;
  return {content, only, guides: !values["no-guides"], keep, help};
}
