import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {describe, expect, it} from "vitest";
import {MARKS} from "./marks.ts";
import {socialIcon} from "./social.ts";

const nodes = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@tabler/icons/tabler-nodes-outline.json"), "utf8"),
) as Record<string, [string, {d: string}][]>;
const show = (icon: string, url = "https://example.org/a", title?: string) =>
  socialIcon({icon, url, ...(title === undefined ? {} : {title})});

describe("service logos", () => {
  it.each(Object.keys(MARKS))("%s is the same as in the icon set", name => {
    const icon = nodes[`brand-${name}`] ?? nodes[name === "email" ? "mail" : name];
    expect(MARKS[name]?.outline).toBe(icon?.map(([, {d}]) => d).join(""));
  });

  it("are distinct", () => {
    expect(new Set(Object.values(MARKS).map(({outline}) => outline)).size).toBe(Object.keys(MARKS).length);
  });
});

describe("a link to another location of the project", () => {
  it.each([
    ["github", "GitHub", "github"],
    ["x", "X", "x"],
    ["twitter", "Twitter", "twitter"],
    ["mdi:stack-overflow", "Stack Overflow", "stackoverflow"],
    ["fontawesome/brands/x-twitter", "X", "x"],
    ["fontawesome/solid/rss", "RSS", "rss"],
  ])("with the icon %s is called %s", (icon, title, mark) => {
    expect(show(icon)).toMatchObject({title, outline: MARKS[mark]?.outline});
  });

  it.each([
    ["https://bsky.app/profile/a", "Bluesky"],
    ["https://www.youtube.com/@a", "YouTube"],
    ["https://acme.slack.com", "Slack"],
    ["https://discord.com/invite/a", "Discord"],
  ])("has the logo of the service with the URL %s", (url, title) => {
    expect(show("link", url)).toMatchObject({title, outline: expect.any(String)});
  });

  it.each([
    ["gitea", "https://git.example.org/a", {icon: "link", title: "Gitea"}],
    ["link", "https://www.example.org/a", {icon: "link", title: "example.org"}],
    ["<svg></svg>", "https://example.org", {icon: "link", title: "example.org"}],
    ["constructor", "https://example.org", {icon: "link", title: "Constructor"}],
    ["codeberg", "https://codeberg.org/a/b", {icon: "repository", title: "Codeberg"}],
  ])("has a neutral icon for an unknown service: %s", (icon, url, shown) => {
    expect(show(icon, url)).toEqual({...shown, url});
  });

  it("keeps its own title", () => expect(show("github", undefined, "Source").title).toBe("Source"));
});
