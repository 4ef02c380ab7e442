import fc from "fast-check";
import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";

it("renders shortcodes of Hextra: file trees, heroes, feature cards and terms", () => {
  const page = renderText(
    `{{< hextra/hero-badge link="/x/" >}}Free{{< /hextra/hero-badge >}}

{{< hextra/hero-headline >}}
  Build *it*
{{< /hextra/hero-headline >}}

{{< hextra/hero-button text="Get Started" link="https://e.org" >}}

{{< hextra/feature-grid >}}
  {{< hextra/feature-card
    title="Fast"
    subtitle="Simple and easy."
  >}}
  {{< hextra/feature-card title="Small" subtitle="Tiny." >}}
{{< /hextra/feature-grid >}}

{{< filetree/container >}}
  {{< filetree/folder name="data" state="open" >}}
    {{< filetree/folder name="en" >}}
      {{< filetree/file name="terms.yaml" >}}
    {{< /filetree/folder >}}
  {{< /filetree/folder >}}
  {{< filetree/file name="last.md" >}}
{{< /filetree/container >}}

A {{< term "MAC" >}} and a {{< term entry="SEO" >}}.
`,
    {dialect: "hugo"},
  );
  expect(codesOf(page).filter(code => code !== "link-page")).toEqual([]);
  const {html, text} = page.body;
  for (const word of "Free|Build|Get Started|Fast|Simple and easy.|Small|Tiny.|data|en|terms.yaml|last.md|A MAC and a SEO".split(
    "|",
  ))
    expect(text).toContain(word);
  expect(html).toMatch(/<a href="https:\/\/e\.org"[^>]*>Get Started<\/a>/);
  expect(html.match(/class="card"/g)).toHaveLength(2);
  expect(html).toMatch(/class="file-tree"><ul><li>data\s*<ul><li>en\s*<ul><li>terms\.yaml/);
  expect(html).not.toMatch(/\{\{|>\}\}/);
});

it("renders the landing pages of Docsy", () => {
  const page = renderText(
    `{{% blocks/cover title="Welcome!" height="full" %}}

Text *one*

{{% blocks/link-down color="info" %}}
{{% /blocks/cover %}}

{{% blocks/section type="row" %}}
{{% blocks/feature title="Metrics" url="https://e.org" %}}
Shown by default.
{{% /blocks/feature %}}
{{% /blocks/section %}}

{{% blocks/lead color="white" %}}

The end.

{{% /blocks/lead %}}
`,
    {dialect: "hugo"},
  );
  expect(codesOf(page)).toEqual([]);
  for (const word of ["Welcome!", "Text one", "Metrics", "Shown by default.", "The end."])
    expect(page.body.text).toContain(word);
  expect(page.body.html).not.toMatch(/\{\{|%\}/);
});

it("reads nested shortcodes whatever their indentation", () => {
  const space = fc.nat({max: 9}).map(count => " ".repeat(count));
  const wraps = fc.constantFrom(
    "tabs|tab name=t|/tab|/tabs",
    "cards|card title=t|/card|/cards",
    "steps|details title=t|/details|/steps",
  );
  const block = fc.constantFrom(
    '{{< card title="deep" link="https://e.org" >}}',
    "{{< highlight go >}}\ndeep\n{{< /highlight >}}",
    '{{< filetree/file name="deep" >}}',
  );
  fc.assert(
    fc.property(wraps, block, fc.array(space, {minLength: 4, maxLength: 4}), (wrap, inner, [a, b, c, d]) => {
      const [outer, tab, endTab, end] = wrap.split("|");
      const text = `{{< ${outer} >}}\n${a}{{< ${tab} >}}\n${b}${inner}\n${c}{{< ${endTab} >}}\n${d}{{< ${end} >}}\n`;
      const {html} = renderText(text, {dialect: "hugo"}).body;
      expect(html).toContain("deep");
      expect(html).not.toMatch(/\{\{|<code>\s*<\/code>/);
    }),
    {numRuns: 60},
  );
});
