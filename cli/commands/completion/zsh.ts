import type {CommandWords, OptionWords} from "./words.ts";

/** Writes the script for zsh, which works in `fpath` and with `eval`, and also completes `npx docs-index`. */
export function zshScript(commands: readonly CommandWords[]): string {
  const branches = commands.map(({name, options, values, hasArguments}) => {
    const rest =
      values.length > 0 ? `'1:value:(${values.join(" ")})'` : hasArguments ? "'*:file:_files'" : "";
    const lines = [...options.flatMap(optionSpecs), ...(rest ? [rest] : [])];
    return `    ${name}) _arguments ${lines.join(" \\\n      ")} ;;`;
  });
  const list = commands.map(
    ({name, description}) => `    ${quoted(`${name}:${description.replaceAll(":", "\\:")}`)}`,
  );
  return `#compdef docs-index npx
# zsh completion for docs-index: eval "$(docs-index completion zsh)"
_docs-index() {
  local -a commands
  if [[ "$words[1]" == npx ]]; then
    if (( CURRENT < 3 )) || [[ "$words[2]" != docs-index ]]; then
      _default
      return
    fi
    shift words
    (( CURRENT-- ))
  fi
  commands=(
${list.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case "$words[1]" in
${branches.join("\n")}
  esac
}
if [[ "$funcstack[1]" == _docs-index ]]; then _docs-index "$@"; else compdef _docs-index docs-index; (( $+_comps[npx] )) || compdef _docs-index npx; fi
`;
}

/** Specifies an option for `_arguments`: `--name[description]:value:(choices)`. */
function optionSpecs({names, description, value, choices}: OptionWords): string[] {
  const text = description.replaceAll(/[[\]:\\]/g, "\\$&");
  const action = choices.length > 0 ? `(${choices.join(" ")})` : "_files";
  return names.map(name => quoted(`${name}[${text}]${value === undefined ? "" : `:${value}:${action}`}`));
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
