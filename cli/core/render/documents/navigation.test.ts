import {expect, it} from "vitest";
import type {ArrangedSection} from "#core/model/arrangement.ts";
import {navigation} from "./navigation.ts";

const section = {
  name: "guide",
  title: "Guide",
  url: "/guide/",
  navigation: true,
  pages: [],
} as unknown as ArrangedSection;

it("shows the links of an entry below it, at each page that one of them leads to", () =>
  expect(
    navigation(
      [
        {
          title: "More",
          url: "/team/",
          items: [
            {title: "Team", url: "/team/"},
            {title: "Blog", url: "/blog"},
          ],
        },
        {title: "Docs", url: "/guide/", activeFor: ["/guide/"], sections: ["guide"]},
      ],
      [section],
    ),
  ).toMatchObject([
    {
      url: "/team/",
      activeFor: ["/team/", "/team/", "/blog/"],
      children: [
        {title: "Team", url: "/team/"},
        {title: "Blog", url: "/blog"},
      ],
    },
    {url: "/guide/", activeFor: ["/guide/"], children: [{title: "Guide"}]},
  ]));

it("puts the link of an entry first into its menu, and gives an entry without one its first link", () => {
  const menu = [{title: "Team", items: [{title: "Who", url: "/team/who/"}]}];
  expect(
    navigation(
      [
        {title: "About", url: "/about/", menu},
        {title: "More", menu},
      ],
      [],
    ),
  ).toEqual([
    {
      title: "About",
      url: "/about/",
      activeFor: ["/about/", "/about/", "/team/who/"],
      children: [],
      menu: [{title: "About", url: "/about/"}, ...menu],
    },
    {title: "More", url: "/team/who/", activeFor: ["/team/who/", "/team/who/"], children: [], menu},
  ]);
});
