import {slug as githubSlug} from "github-slugger";

/** Creates ids like GitBook: dots are kept, and a leading digit gets a prefix. */
export function gitbookSlug(text: string): string {
  const parts = text.normalize("NFKC").replaceAll(/ ?& ?/g, " and ").trim().split(/(\.+)/);
  return parts
    .map(part => (part.startsWith(".") ? part : githubSlug(part)))
    .join("")
    .replace(/^(?=\d)/, "id-");
}
