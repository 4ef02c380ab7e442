import type {Grammar} from "./engine.ts";

/** Inputs that the two engines parse differently, with the reason why this is accepted. */
export const KNOWN_DIFFERENCES: readonly {text: string; grammar: Grammar; reason: string}[] = [
  {
    text: "xmpp:foo@bar.baz/txt\n\nxmpp:foo@bar.baz/txt@bin\n\nxmpp:foo@bar.baz/txt@bin.com\n",
    grammar: "md",
    reason:
      "an address behind a slash is part of the xmpp path before it (GFM example 634); the reference makes it a second link",
  },
  {
    text: "clone git+ssh://git@example.com/a.git\n",
    grammar: "md",
    reason: "a bare address within another one is no mail address; the reference links it",
  },
  {
    text: "b ~~🎉~~b\n",
    grammar: "md",
    reason:
      "flanking: the native engine counts symbols beyond the first plane as punctuation (CommonMark 0.31), the reference does not",
  },
  {
    text: "| a |\n|---|\n<b>\n",
    grammar: "md",
    reason: "whether a line that starts with an inline tag is a row of the table or ends it",
  },
];
