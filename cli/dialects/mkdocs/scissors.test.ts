import {expect, it} from "vitest";
import {codesOf, renderText} from "#fixtures/support/page.ts";
import {temporaryFolder} from "#fixtures/support/temporary-folder.ts";
import {writeFiles} from "#fixtures/support/write-files.ts";

const root = temporaryFolder();
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><text x="1">Start [1]</text>
<script>alert(1)</script><text><tspan>End</tspan></text></svg>\n`;
writeFiles(root, {"content/img/a.svg": DRAWING, "other/b.svg": DRAWING});

const around = {dialect: "mkdocs" as const, root, files: ["img/a.svg"]};

it("shows an inserted SVG file of the content folder as a picture with its words", () => {
  const page = renderText(
    '<div class="c">\n--8<-- "content/img/a.svg"\n</div>\n\n--8<-- "content/img/a.svg"\n',
    around,
  );
  expect(codesOf(page)).toEqual([]);
  expect(page.body.html).toContain('src="/img/a.svg" alt="Start [1] End"');
  expect(page.body.html).not.toContain("<script");
});

it("keeps the code of SVG files in fences", () => {
  const page = renderText('```xml\n--8<-- "content/img/a.svg"\n```\n', around);
  expect(page.body.html).not.toContain("<img");
});
