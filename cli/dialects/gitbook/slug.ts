import {slug as githubSlug} from "github-slugger";

/** Makes ids as GitBook publishes them: dots stay, and a first digit gets a word before it. */
export function gitbookSlug(text: string): string {
  const parts = text.normalize("NFKC").replaceAll(/ ?& ?/g, " and ").trim().split(/(\.+)/);
  return parts
    .map(part => (part.startsWith(".") ? part : githubSlug(part)))
    .join("")
    .replace(/^(?=\d)/, "id-");
}
