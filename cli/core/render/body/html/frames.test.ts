import {expect, it} from "vitest";
import {renderText, type Surroundings} from "#fixtures/support/page.ts";

const VIDEO = "www.youtube-nocookie.com";

function render(html: string, more: Surroundings = {}): {html: string; findings: string[]} {
  const {body, facts} = renderText(`# Page\n\n${html}\n`, {
    frames: [VIDEO],
    elements: {"my-demo": ["src", "theme", "data-size", "value"]},
    ...more,
  });
  return {html: body.html, findings: facts.diagnostics.map(({code, line}) => `${code} ${line}`)};
}

it("keeps a frame of a named host: lazy, in a sandbox, without what it may not have", () => {
  const {html, findings} = render(
    `<iframe src="https://${VIDEO}/embed/x" title="Tour" width="560" height="315" allow="camera" onload="x()" srcdoc="<script>" name="top" style="position:fixed">x</iframe>`,
  );
  expect(findings).toEqual([]);
  expect(html).toBe(
    `<iframe src="https://${VIDEO}/embed/x" title="Tour" width="560" height="315" loading="lazy" sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin" allow="fullscreen; picture-in-picture; encrypted-media" referrerpolicy="strict-origin-when-cross-origin"></iframe>`,
  );
});

it("reports a frame without a title", () =>
  expect(render(`<iframe src="https://${VIDEO}/embed/x"></iframe>`).findings).toEqual(["frame-title 3"]));

it.each([
  "https://other.example/",
  `http://${VIDEO}/embed/x`,
  `https://${VIDEO}:8443/embed/x`,
  `https://${VIDEO}.other.example/`,
  `https://user@${VIDEO}/`,
  `https://other.example/?https://${VIDEO}/`,
  `//other.example/${VIDEO}`,
])("makes a link of %s", src => {
  const {html, findings} = render(`<iframe src="${src}" title="Tour"></iframe>`);
  expect(html).not.toContain("<iframe");
  expect(html).toMatch(/<a href="https?:\/\/[^"]+"[^>]*>Tour<\/a>/);
  expect(findings).toEqual(["html-removed 3"]);
});

it.each(["javascript:alert(1)", "data:text/html,x", "/own/", "", "https://"])(
  "removes a frame of %j",
  src => {
    const {html, findings} = render(`Text\n\n<iframe src="${src}"></iframe>`);
    expect(html).not.toMatch(/iframe|javascript|data:/);
    expect(findings).toEqual(["html-removed 5"]);
  },
);

it("keeps custom elements of the config with the attributes that it names", () => {
  const {html, findings} = render(
    '<my-demo src="https://x.example/a.json" theme="dark" data-size="2" value="a b" onclick="x()" other="1">Text</my-demo>',
  );
  expect(html).toBe(
    '<p><my-demo src="https://x.example/a.json" theme="dark" data-size="2" value="a b">Text</my-demo></p>',
  );
  expect(findings).toEqual(["html-removed 3"]);
});

it("resolves and checks addresses of custom elements, and never keeps one that runs", () => {
  expect(render('<my-demo src="javascript:alert(1)"></my-demo>').html).toBe("<p><my-demo></my-demo></p>");
  expect(render('<my-demo src="/gone/"></my-demo>').findings).toEqual(["link-page 3"]);
});

it("removes unknown custom elements, and all custom elements in READMEs of other projects", () => {
  expect(render("<other-demo>Text</other-demo>").html).not.toContain("<other-demo");
  const readme = render(
    `<my-demo>Text</my-demo>\n\n<iframe src="https://${VIDEO}/embed/x" title="Tour"></iframe>`,
    {external: true},
  );
  expect(readme.html).not.toMatch(/<my-demo|<iframe/);
});
