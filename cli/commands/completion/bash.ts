import type {CommandWords} from "./words.ts";

/** Writes the script for bash, which also completes `npx docs-index`. An empty result falls back to file names (`complete -o default`). */
export function bashScript(commands: readonly CommandWords[]): string {
  const branches = commands.flatMap(({name, options, values}) => {
    const withValue = options.filter(({value}) => value !== undefined);
    return [
      `    ${name})`,
      '      case "$previous" in',
      ...withValue.map(
        ({names, choices}) => `        ${names.join("|")}) words="${choices.join(" ")}"; flags="" ;;`,
      ),
      `        *) flags="${options.flatMap(({names}) => names).join(" ")}"; words="${values.join(" ")}" ;;`,
      "      esac ;;",
    ];
  });
  return `# bash completion for docs-index: eval "$(docs-index completion bash)"
_docs_index() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words="" flags=""
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    words="${commands.map(({name}) => name).join(" ")}"
    flags="--help --version"
  else
    case "\${COMP_WORDS[1]}" in
${branches.map(line => `  ${line}`).join("\n")}
    esac
  fi
  if [[ "$current" == -* ]]; then words="$flags"; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
_docs_index_npx() {
  COMPREPLY=()
  if ((COMP_CWORD > 1)) && [[ "\${COMP_WORDS[1]}" == docs-index ]]; then
    COMP_WORDS=("\${COMP_WORDS[@]:1}")
    ((COMP_CWORD--))
    _docs_index
  fi
}
complete -o default -F _docs_index docs-index
complete -p npx &>/dev/null || complete -o default -F _docs_index_npx npx
`;
}
