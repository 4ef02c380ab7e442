import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {renderText} from "#fixtures/support/page.ts";

describe("text of removed elements", () => {
  const all = (text: string, file: string): string => {
    const {body, facts} = renderText(text, {file});
    return JSON.stringify([
      body.html,
      body.text,
      body.markdown,
      body.sections,
      facts.description,
      facts.title,
    ]);
  };

  it.each([
    "a <script>secret()</script> b",
    "a <STYLE>.secret{}</STYLE> b",
    "a <svg><style>secret</style></svg> b",
    "<script>\n\nsecret()\n\n</script>",
    "<div><script>\nx()\n\n# secret\n\n- secret\n\n</script></div>\n\nb",
    "> <style>\n>\n> secret\n>\n> </style>\n\nb",
    "# a <script>secret</script>\n\nb",
    "| a <script>secret</script> |\n|---|",
    "a <script>secret</script><style>secret</style> b",
    "[a <script>secret</script>](/x/)",
  ])("%j is removed everywhere", text => expect(all(text, "a.md")).not.toContain("secret"));

  it.each([
    "a <script>secret</script> b",
    "<script>{`secret()`}</script>\n\nb",
    "<style>{`.secret {}`}</style>",
    "<div>\n  <script>\n    secret\n  </script>\n</div>",
    "# a <script>secret</script>",
    "a <svg><style>secret</style></svg> b",
  ])("%j is removed everywhere in MDX", text => expect(all(text, "a.mdx")).not.toContain("secret"));

  it("is removed without the surrounding text", () => {
    const tag = fc.constantFrom("script", "style", "template", "SELECT", "textarea");
    const inner = fc.constantFrom("secret", "*secret*", "secret\n\nsecret", "`secret`");
    fc.assert(
      fc.property(tag, inner, fc.boolean(), (name, text, inline) => {
        const page = inline
          ? `before <${name}>${text.split("\n")[0]}</${name}> after`
          : `before\n\n<${name}>\n${text}\n</${name}>\n\nafter`;
        const {body} = renderText(page, {file: "a.md"});
        for (const part of [body.html, body.text, body.markdown]) {
          expect(part).toContain("before");
          expect(part).toContain("after");
          expect(part).not.toContain("secret");
        }
      }),
      {numRuns: 60},
    );
  });
});
