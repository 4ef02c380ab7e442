/** Parsed info string of a fence. */
export interface FenceInfo {
  lang: string | null;
  title: string | null;
  /** Highlighted lines, from 1. */
  marks: number[];
  added: number[];
  removed: number[];
}

const ALIASES: Readonly<Record<string, string>> = {
  javascript: "js",
  mjs: "js",
  cjs: "js",
  typescript: "ts",
  mts: "ts",
  cts: "ts",
  txt: "text",
  plaintext: "text",
  plain: "text",
  code: "text",
  none: "text",
  nocode: "text",
  output: "text",
  notrust: "text",
  pytb: "text",
  py3tb: "text",
  shell: "bash",
  shellscript: "bash",
  sh: "bash",
  zsh: "bash",
  console: "bash",
  "shell-session": "bash",
  shellsession: "bash",
  terminal: "bash",
  cli: "bash",
  dotnetcli: "bash",
  azurecli: "bash",
  ps: "powershell",
  pwsh: "powershell",
  xaml: "xml",
  csproj: "xml",
  jsonl: "json",
  ndjson: "json",
  restructuredtext: "rest",
  yml: "yaml",
  md: "markdown",
  htm: "html",
  patch: "diff",
  mmd: "mermaid",
};

const INSERTED = /\bins=\{([^{}]*)\}/;
const DELETED = /\bdel=\{([^{}]*)\}/;

/**
 * Parses an info string in any common notation. The language may have any usual name, also after a dot
 * (`{.python}`), before a comma (`rust,editable`) or a colon (`ts:line-numbers`). The title is `title="…"`,
 * `[label]` or a bare file name. Highlighted lines are `{1,3-4}`, `hl_lines="1 3"` or `[[1, 3, "x"]]`; added
 * and removed ones are `ins={1}` and `del={2}`.
 */
export function readInfo(info: string): FenceInfo {
  const first = /^[^\s{[]*/.exec(info)?.[0] ?? "";
  const isLang = first !== "" && !/[="']/.test(first);
  const rest = isLang ? info.slice(first.length) : info;
  const [, classes] =
    /^\s*\{\s*\.?([\w+#-]+)(?=[\s}])[^{}]*\}/.exec(/^\s*\{\s*\./.test(rest) ? rest : "") ?? [];
  const written = isLang ? first : (classes ?? "");
  const [, name = "", file] = /^([^,:]*)(?:[,:](.*))?$/.exec(written) ?? [];
  const lang = (name.replace(/^\./, "") || (written.startsWith(".") ? written.slice(1) : "")).toLowerCase();
  const marked = [
    ...[...rest.matchAll(/(?:^|[\s}])(?:mark|highlight)?=?\{([\d\s,-]+)\}/g)].map(([, list]) => list),
    ...[...rest.matchAll(/\bhl_lines=(?:"([^"]*)"|'([^']*)'|(\S+))/g)].map(([, a, b, c]) => a ?? b ?? c),
    ...[...rest.matchAll(/\[\d+,\s*(\d+)/g)].map(([, line]) => line),
  ];
  const lines = (pattern: RegExp): number[] =>
    readLines(pattern.exec(rest)?.[1]?.replaceAll(/"[^"]*":?/g, "") ?? "");
  return {
    lang: lang === "" ? null : Object.hasOwn(ALIASES, lang) ? (ALIASES[lang] ?? "") : lang,
    title: titleOf(rest) ?? (file !== undefined && isFileName(file) ? file : null),
    marks: readLines(marked.join(",")),
    added: lines(INSERTED),
    removed: lines(DELETED),
  };
}

function titleOf(rest: string): string | null {
  const named = /(?:^|[\s{])(?:title|filename|file|name)=(?:"([^"]*)"|'([^']*)'|([^\s}]+))/.exec(rest);
  if (named) return named[1] ?? named[2] ?? named[3] ?? "";
  const label = /(?:^|[\s}\d])\[([^[\]!][^[\]]*)\](?=[\s{]|$)/.exec(rest)?.[1];
  if (label !== undefined) return label;
  return (
    rest
      .replaceAll(/\{[^{}]*\}|\/[^/\s]*\//g, " ")
      .split(/\s+/)
      .find(isFileName) ?? null
  );
}

/** Reports whether a word can only be a file name. */
const isFileName = (word: string): boolean =>
  /^(?:[@\w./-]*[\w-]\.[a-z][\w]{0,9}|\.env[\w.]*|Dockerfile|Makefile)$/i.test(word);

const MAX_MARKS = 10_000;

/** Parses at most 10,000 line numbers: `1,3-4` → [1, 3, 4]. */
function readLines(text: string): number[] {
  const marks = new Set<number>();
  for (const range of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)) {
    const from = Number(range[1]);
    const to = Math.min(Number(range[2] ?? range[1]), from + MAX_MARKS);
    for (let line = from; line <= to && marks.size < MAX_MARKS; line++) marks.add(line);
  }
  return [...marks].sort((a, b) => a - b);
}
