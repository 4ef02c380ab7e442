import {describe, expect, it} from "vitest";
import {findingsOf, renderText} from "#fixtures/support/page.ts";

const html = (text: string): string => renderText(text, {dialect: "vitepress"}).body.html;

describe("slots of Vue components", () => {
  it("contain Markdown at any indentation", () => {
    const page = renderText(
      "<VPTeamPage>\n  <VPTeamPageTitle>\n    <template #title>\n      Our *team*\n    </template>\n" +
        "    <template v-slot:lead>Hi</template>\n  </VPTeamPageTitle>\n  <VPTeamMembers :members />\n</VPTeamPage>\n\n[a](/none/)",
      {dialect: "vitepress"},
    );
    expect(page.body.html).toContain("<p>Our <em>team</em></p><p>Hi</p>");
    expect(page.body.text).not.toContain("template");
    expect(page.body.markdown).not.toContain("template");
    expect(findingsOf(page).map(({code, line}) => [code, line])).toEqual([["link-page", 11]]);
  });

  it("are text in code", () => {
    expect(html("`<template #a>`\n\n```vue\n<template #a>\n  b\n</template>\n```")).toMatch(
      /^<p><code>&lt;template #a&gt;<\/code><\/p>.*#a.* {2}b/s,
    );
  });

  it("do not include component templates", () => {
    expect(html("```vue\n<template #b>\n```\n\n<template>\n  a\n</template>\n\nEnd")).not.toContain(
      "<p>a</p>",
    );
  });
});

describe("team members", () => {
  it("are rendered by a program, and leave nothing", () => {
    expect(html('<VPTeamMembers size="small" :members="members" />\n\nA')).toBe("<p>A</p>");
  });
});
