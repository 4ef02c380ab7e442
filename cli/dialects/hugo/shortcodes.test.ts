import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText, type Surroundings} from "#fixtures/support/page.ts";

const around: Surroundings = {dialect: "hugo"};

it("makes the id of an aside, a card, details or a tab a link target", () =>
  fc.assert(
    fc.property(
      fc.constantFrom("warning", "note", "alert", "details", "card", "tab"),
      // Ids with `dx-` belong to the site.
      fc.stringMatching(/^[a-z][\w-]{0,9}$/).filter(id => !/^dx-/i.test(id)),
      (name, id) => {
        const page = renderText(
          `{{< ${name} id="${id}" >}}\n\nx\n\n{{< /${name} >}}\n\n[y](#${id})\n`,
          around,
        );
        expect(page.body.html).toContain(`id="${id}"`);
      },
    ),
  ));

it("leaves out the code of an inline shortcode, with a warning", () => {
  const page = renderText(
    'a\n\n{{< list.inline >}}\n{{ range .Site.Data.x }}\n<a href="{{ .url }}">{{ .name }}</a>\n{{ end }}\n{{< /list.inline >}}\n\nb {{< now.inline />}} c',
    around,
  );
  expect(codesOf(page)).toEqual(["template-tag", "template-tag"]);
  expect(page.body.html).toBe("<p>a</p><p>b  c</p>");
});

it.each([
  ["x user=Ann id=12", "https://x.com/Ann/status/12"],
  ['tweet user="Ann" id="12"', "https://x.com/Ann/status/12"],
  ["youtube a-_1", "https://www.youtube.com/watch?v=a-_1"],
  ['youtube id="a-_1" autoplay=true', "https://www.youtube.com/watch?v=a-_1"],
  ["vimeo 12", "https://vimeo.com/12"],
  ["instagram AbC", "https://www.instagram.com/p/AbC/"],
  ["gist ann 12", "https://gist.github.com/ann/12"],
])("links to what {{< %s >}} embeds", (tag, url) => {
  const page = renderText(`{{< ${tag} >}}\n`, around);
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toContain(`href="${url}"`);
  expect(page.body.text).toContain(url);
});

it("fills in values in code, and keeps the shortcodes that are comments", () => {
  const page = renderText(
    "---\ntitle: T\nparams: {version: 1.2.3}\n---\n\n`a {{< param version >}}`\n\n```sh\nb {{< param version >}}\n{{</* param version */>}}\n{{< unknown >}}\n```\n",
    around,
  );
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toContain("<code>a 1.2.3</code>");
  expect(page.body.sections.map(({code}) => code)).toEqual([
    "b 1.2.3\n{{< param version >}}\n{{< unknown >}}",
  ]);
});
