import {describe, expect, it} from "vitest";
import {ELEMENTS} from "#core/model/allow-list.ts";
import {DROPPED_ELEMENTS} from "#core/model/elements/dropped-elements.ts";
import {elementsOf, readHtml} from "#fixtures/support/html-elements.ts";
import {codesOf, renderText} from "#fixtures/support/page.ts";
import {SVG_ELEMENTS} from "./html/svg-allow-list.ts";

/** Known ways to execute code or to escape the page layout, in raw HTML. */
const HTML = `
<script>alert(1)</script>
<SCRIPT SRC=https://evil.example/x.js></SCRIPT>
<script src="data:text/javascript,alert(1)">
<scr<script>ipt>alert(1)</script>
<img src=x onerror=alert(1)>
<img src="x" OnErRoR="alert(1)">
<img/src=x/onerror=alert(1)>
<img src=javascript:alert(1)>
<img src="jav&#x09;ascript:alert(1)">
<img src="data:image/svg+xml,<svg onload=alert(1)>">
<img srcset="javascript:alert(1) 1x">
<img dynsrc=javascript:alert(1) lowsrc=javascript:alert(1)>
<svg onload=alert(1)></svg>
<svg><script>alert(1)</script></svg>
<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>
<svg><style><img src=x onerror=alert(1)></style></svg>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><animate onbegin=alert(1) attributeName=x></svg>
<svg><a><set attributeName="href" to="javascript:alert(1)"/><text>x</text></a></svg>
<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)></svg>#x"/></svg>
<svg><use xlink:href="https://evil.example/a.svg#x"/></svg>
<svg><image href="https://evil.example/x.png" /><feImage href="javascript:alert(1)"/></svg>
<svg><rect fill="url(https://evil.example/)" filter="u\\72l(//evil.example)" style="fill:url('//evil.example/#a')"/></svg>
<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>
<svg><foreignObject><body onload=alert(1)><form action=javascript:alert(1)></foreignObject></svg>
<svg><title><style><img src=x onerror=alert(1)></style></title></svg>
<svg><desc><img src=x onerror=alert(1)></desc><text><![CDATA[</text><img src=x onerror=alert(1)>]]></text></svg>
<svg style="position:fixed;inset:0" transform="scale(99)" x="-9" width="100vw"><rect onclick=alert(1) /></svg>
<svg id="dx-search"><g id="a)"><handler type="application/ecmascript">alert(1)</handler></g></svg>
<svg><mtext><mglyph><math><path onload=alert(1) d="M0"/></math></mglyph></mtext></svg>
<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>
<math href="javascript:alert(1)">x</math>
<iframe src="javascript:alert(1)"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<object data="javascript:alert(1)"></object>
<embed src="javascript:alert(1)">
<applet code=x></applet>
<form action="javascript:alert(1)"><button>x</button></form>
<button formaction="javascript:alert(1)">x</button>
<input autofocus onfocus=alert(1)>
<isindex action=javascript:alert(1)>
<select onfocus=alert(1)><option>x</select>
<textarea><img src=x onerror=alert(1)></textarea>
<keygen autofocus onfocus=alert(1)>
<video src=x onerror=alert(1)></video>
<video><source onerror=alert(1)></video>
<audio src=x onerror=alert(1)></audio>
<body onload=alert(1)>
<html onclick=alert(1)>
<head><base href="https://evil.example/"></head>
<base href="javascript:/a/">
<meta http-equiv="refresh" content="0;url=javascript:alert(1)">
<link rel=stylesheet href="javascript:alert(1)">
<link rel=import href="data:text/html,<script>alert(1)</script>">
<style>body{background:url(javascript:alert(1))}</style>
<style><img src=x onerror=alert(1)></style>
<div style="background:url(javascript:alert(1))">x</div>
<div style="width:expression(alert(1))">x</div>
<div style="position:fixed;top:0;left:0;width:100%;height:100%">x</div>
<div style="background:\\75rl(x)">x</div>
<div style="behavior:url(x)">x</div>
<div style="-moz-binding:url(x)">x</div>
<div style="margin:-999px">x</div>
<a href="javascript:alert(1)">x</a>
<a href="JaVaScRiPt:alert(1)">x</a>
<a href=" javascript:alert(1)">x</a>
<a href="java&#10;script:alert(1)">x</a>
<a href="&#106;avascript:alert(1)">x</a>
<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)">x</a>
<a href="vbscript:alert(1)">x</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>
<a href="\u0001javascript:alert(1)">x</a>
<a href="javascript&colon;alert(1)">x</a>
<a href="x" onclick="alert(1)" onmouseover=alert(1)>x</a>
<a href="x" target="_top" ping="https://evil.example">x</a>
<details open ontoggle=alert(1)>x</details>
<marquee onstart=alert(1)>x</marquee>
<table background="javascript:alert(1)"><td background=x>x</td></table>
<td onclick=alert(1)>x</td>
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<noembed><img src=x onerror=alert(1)></noembed>
<noframes><img src=x onerror=alert(1)></noframes>
<template><script>alert(1)</script></template>
<title><img src=x onerror=alert(1)></title>
<xmp><img src=x onerror=alert(1)></xmp>
<plaintext><img src=x onerror=alert(1)>
<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>
<dialog open>x</dialog>
<portal src=javascript:alert(1)></portal>
<x-element onclick=alert(1)>x</x-element>
<b/onclick=alert(1)>x</b>
<p title="&quot;><img src=x onerror=alert(1)>">x</p>
<p id="</p><script>alert(1)</script>">x</p>
<!--><img src=x onerror=alert(1)>-->
<!--[if gte IE 4]><script>alert(1)</script><![endif]-->
<![CDATA[<img src=x onerror=alert(1)>]]>
<?xml-stylesheet href="javascript:alert(1)"?>
<!DOCTYPE x [<!ENTITY x "<script>alert(1)</script>">]>&x;
<img name=getElementById id=cookie src=x>
<a id=x name=y href=x>z</a><form id=x><input name=y></form>
<div id="dx-search">x</div>
<ruby oncopy=alert(1)>x</ruby>
`
  .trim()
  .split("\n");

const MARKDOWN = [
  "[x](javascript:alert(1))",
  "[x](  JAVASCRIPT:alert(1) )",
  "[x](<java\tscript:alert(1)>)",
  "[x](&#x6A;avascript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "<javascript:alert(1)>",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,%3Csvg%20onload=alert(1)%3E)",
  "[x]\n\n[x]: javascript:alert(1)",
  "![x]\n\n[x]: vbscript:alert(1)",
  '![a" onerror="alert(1)](x.png "b\\" onload=\\"alert(1)")',
  '## <img src=x onerror=alert(1)> {#"onclick=alert(1)}',
  '```js title="<img src=x onerror=alert(1)>"\n</code><script>alert(1)</script>\n```',
  "```<script>alert(1)</script>\nx\n```",
  "```diff\n+</span><img src=x onerror=alert(1)>\n```",
  '```js-with-links\n// [x](javascript:alert(1)) ["><img src=x onerror=alert(1)>](y)\n```',
  '```js-with-links-details\n<a "javascript:alert(1)">\n<default>\na: 1\n</default>\n</a>\n```',
  "| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |",
  "[^1]\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1))",
  "T> <img src=x onerror=alert(1)>",
  '<Badge text="<img src=x onerror=alert(1)>" />',
  '<BrandingSample color="red&quot; onload=&quot;alert(1)" />',
  '<StackBlitzPreview example="x&quot; onclick=&quot;alert(1)" description="<script>alert(1)</script>" />',
  "own\n\n<dx-own onclick=alert(1)>",
];

const MDX = [
  "<a href='javascript:alert(1)'>x</a>",
  "<a href={'java' + 'script:alert(1)'}>x</a>",
  "<img src='x' onError='alert(1)' />",
  "<div onClick={'alert(1)'}>x</div>",
  "<div dangerouslySetInnerHTML={{__html: '<img src=x onerror=alert(1)>'}} />",
  "<script>alert(1)</script>",
  "<style>{'body{}'}</style>",
  "<iframe src='https://evil.example' />",
  "<svg onload='alert(1)'><script>alert(1)</script></svg>",
  "<svg><a xlinkHref='javascript:alert(1)'><text onClick='alert(1)'>x</text></a></svg>",
  "<svg style={{position: 'fixed'}}><use href={'//evil.example/a#b'} /><image href='x' /></svg>",
  "<div style={{position: 'fixed', background: 'url(javascript:alert(1))'}}>x</div>",
  "{'<script>alert(1)</script>'}",
  "<Badge text={'<script>alert(1)</script>'} />",
  "<a-b onclick='alert(1)'>x</a-b>",
  "<form action='javascript:alert(1)'><input /></form>",
  "export const x = '<img src=x onerror=alert(1)>'\n\n{x}",
];

const shapes = new Set([...SVG_ELEMENTS].map(name => name.toLowerCase()));

/**
 * Finds everything in a rendered body that could execute code, load external resources, or cover the page
 * layout.
 */
function dangers(html: string): string[] {
  const found: string[] = [];
  const allowedElements =
    /^(?:a|abbr|audio|b|bdi|bdo|blockquote|br|caption|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|input|ins|kbd|li|mark|ol|p|picture|pre|q|rp|rt|ruby|s|samp|section|small|source|span|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|time|tr|track|u|ul|var|video|wbr)$/;
  for (const {name, attributes, within} of elementsOf(html)) {
    const read = (wanted: string) => attributes.find(attribute => attribute.name === wanted)?.value;
    const isShape = name === "svg" || within.includes("svg");
    if (isShape ? !shapes.has(name.toLowerCase()) : !allowedElements.test(name)) found.push(`<${name}>`);
    if (name === "input" && read("type") !== "checkbox") found.push("<input>");
    if (name === "svg" && (read("transform") ?? read("x")) !== undefined) found.push("<svg> elsewhere");
    for (const {name: attribute, value} of attributes) {
      if (/^on|^(?:srcdoc|formaction|action|ping|background|xlink:href|http-equiv)$/i.test(attribute))
        found.push(`${attribute}=`);
      if (
        /^(?:href|src|srcset|cite)$/.test(attribute) &&
        !(name === "img" && attribute === "src" && /^data:image\/svg\+xml,/.test(value)) &&
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them
        /^[\u0000-\u0020]*(?!https?:|mailto:)[a-z][a-z0-9+.-]*:/i.test(value.replaceAll(/[\t\n\r]/g, ""))
      )
        found.push(`${attribute}=${value}`);
      if (isShape && /\\|\burl\((?!#)|image|src\(|:\/\//i.test(value)) found.push(`${attribute}=${value}`);
      if (isShape && /href$/.test(attribute) && !value.startsWith("#")) found.push(`${attribute}=${value}`);
      if (attribute === "style" && /url|expression|position|\\|binding|behavior|:\s*-\d/i.test(value))
        found.push(`style=${value}`);
      if (/^(?:id|name)$/.test(attribute) && (/^dx-/.test(value) || (attribute === "name" && name !== "a")))
        found.push(`${attribute}=${value}`);
    }
    if (name === "a" && within.includes("a")) found.push("<a> in <a>");
  }
  return found;
}

describe("the test helper", () => {
  it.each([
    ["<img src=x onerror=alert(1)>", "onerror="],
    ["<script>1</script>", "<script>"],
    ['<a href="java\nscript:x">y</a>', "href=java\nscript:x"],
    ["<svg><animate /></svg>", "<animate>"],
    ['<svg><use href="/a.svg#b" /></svg>', "href=/a.svg#b"],
    ['<svg><rect fill="url(https://x.example/)" /></svg>', "fill=url(https://x.example/)"],
    ['<p style="position:fixed">', "style=position:fixed"],
  ])("finds %j", (html, danger) => expect(dangers(html)).toContain(danger));
});

/** All attributes of HTML and SVG that contain one or more URLs, including obsolete ones. */
const ADDRESSES =
  "href src srcset imagesrcset cite poster longdesc action formaction background data xlink:href ping manifest icon codebase classid archive usemap dynsrc lowsrc profile itemid itemtype srcdoc".split(
    " ",
  );
const SCHEMES = [
  "javascript:alert(1)",
  "JaVa\tScript:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:x",
  "data:text/html,x",
  "blob:https://x.example/1",
  "file:///etc/passwd",
  "view-source:https://x.example/",
];

describe("URLs with schemes not allowed in links", () => {
  const elements = [...ELEMENTS.keys(), ...DROPPED_ELEMENTS, "area", "image", "use", "x-element"];
  it.each(SCHEMES)("%j is never in an attribute of any element", scheme => {
    const quoted = JSON.stringify(scheme).slice(1, -1);
    for (const name of elements) {
      const html = `<${name} ${ADDRESSES.map(attribute => `${attribute}="${scheme}"`).join(" ")}>x</${name}>`;
      const jsx = `<${name} ${ADDRESSES.map(attribute => `${attribute}={"${quoted}"}`).join(" ")}>x</${name}>`;
      for (const {body} of [renderText(html), renderText(`x\n\n${jsx}`, {file: "a.mdx"})])
        for (const element of elementsOf(body.html))
          for (const {name: attribute, value} of element.attributes)
            expect(value, `${name} ${attribute}`).not.toContain(scheme.slice(-6));
    }
  });

  it("are reported, and others are kept and made canonical", () => {
    const page = renderText(
      '<q cite="javascript:x">a</q> <q cite="/b">b</q> <del cite="https://x.example/">c</del>',
      {
        pages: ["b.md"],
      },
    );
    expect(page.body.html).toBe('<p><q>a</q> <q cite="/b/">b</q> <del cite="https://x.example/">c</del></p>');
    expect(codesOf(page)).toEqual(["link-scheme"]);
  });
});

describe.each([false, true])("hostile content, external: %s", external => {
  it.each(HTML)("HTML: %s", payload => {
    const around = [`text ${payload} text`, `- ${payload}`, `<div>\n\n${payload}\n\n</div>`];
    for (const text of external ? [payload] : [payload, ...around]) {
      const {body} = renderText(text, {external});
      expect(dangers(body.html), text).toEqual([]);
    }
  });

  it.each(MARKDOWN)("Markdown: %j", payload =>
    expect(dangers(renderText(payload, {external}).body.html)).toEqual([]),
  );

  it.each(MDX)("MDX: %s", payload =>
    expect(dangers(renderText(payload, {external, file: "a.mdx"}).body.html)).toEqual([]),
  );
});

it("HTML parsed once is stable when parsed again", () => {
  for (const payload of [...HTML, ...MARKDOWN]) {
    const once = readHtml(renderText(payload).body.html);
    expect(readHtml(once)).toBe(once);
    expect(dangers(once), payload).toEqual([]);
  }
});

describe("removed content", () => {
  it("is reported with its position", () => {
    const {facts} = renderText(
      '---\ntitle: T\n---\n\na <img src="https://x.example/y.png" onerror="alert(1)">\n\n<script>alert(1)</script>\n\n<my-tag>kept</my-tag>',
    );
    expect(facts.diagnostics.map(({code, message, line}) => [code, message, line])).toEqual([
      ["html-removed", "`onerror` of `<img>` was removed", 5],
      ["html-removed", "`<script>` was removed", 7],
      ["html-removed", "`<my-tag>` was removed, its content kept", 9],
    ]);
  });

  it("is not reported if nothing is lost", () => {
    expect(
      codesOf(
        renderText(
          '<a href="https://x.example" target="_blank" rel="nofollow">x</a> <!-- c -->\n\n<table border="0"><tr><td bgcolor="red">a</td></tr></table>',
        ),
      ),
    ).toEqual([]);
  });
});
