import {afterEach, describe, expect, it} from "vitest";
import {setMessages} from "#site/messages/messages.ts";
import {dressBody} from "./dress-body.ts";

const list = (date: string): string =>
  `<ul class="posts"><li><p class="posts__title"><a href="/b/">B</a></p><time datetime="${date}">${date}</time></li></ul>`;

afterEach(() => setMessages(undefined));

describe("dressBody", () => {
  it("writes the dates of a list of posts as elsewhere on the site", () => {
    expect(dressBody(list("2026-09-04"))).toContain('<time datetime="2026-09-04">4 September 2026</time>');
    setMessages({date: "{day}. {month} {year}", "months.september": "Herbstmond"});
    expect(dressBody(list("2026-09-04"))).toContain('<time datetime="2026-09-04">4. Herbstmond 2026</time>');
  });

  it("leaves dates in text alone", () => {
    const html = '<p>On <time datetime="2026-09-04">2026-09-04</time></p>';
    expect(dressBody(html)).toBe(html);
  });
});
