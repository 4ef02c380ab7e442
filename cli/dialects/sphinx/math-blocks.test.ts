import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = temporaryFolder();
const TEXT = `# X

$$
a = b
$$ (eq:one)

$$c = d$$ (two)

1. item

   $$ e
   = f $$ (three)

\\begin{align*}
a &= b \\\\
c &= d
\\end{align*}

[](eq:one) {eq}\`two\` [x](#three)
`;
writeFiles(root, {"content/page.md": TEXT});
const around = {dialect: "sphinx" as const, root, pages: ["page.md"]};

it("reads formulas with labels, and environments", () => {
  const page = renderText(TEXT, around);
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html.match(/<math/g)).toHaveLength(4);
  for (const id of ["eq-one", "two", "three"]) expect(page.body.html).toContain(`id="${id}"`);
});

it.each([
  "```md\n$$a$$ (b)\n\\begin{align}\nx\n\\end{align}\n```\n",
  "$$\na\n\n$$ (b)\n",
  "\\begin{align}\na\n\nb\\end{align}\n",
])("leaves others: %j", text => expect(renderText(text, around).body.html).not.toContain("<math"));

it("fills in substitutions in directives, but not in code", () => {
  const text =
    "````{note}\nA {{ x }}.\n\n```{tip}\n{{ x }} B\n```\n\n```python\n{{ x }}\n```\n````\n\n```{code-block} python\n{{ x }}\n```\n";
  const page = renderText(text, {...around, variables: {x: "VALUE"}});
  expect(page.body.html.match(/VALUE/g)).toHaveLength(2);
  expect(page.body.html.match(/\{\{ x \}\}/g)).toHaveLength(2);
});
