import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {settled} from "../test-support/axe.ts";
import {openSite, type SiteUnderTest} from "../test-support/open-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Makes the random choice select total amounts. */
const total = "Math.random = () => 0.9;";

/**
 * The animations of the page never stop, and drawing them uses more CPU than any test that is not about them.
 */
const still = {reducedMotion: "reduce"} as const;

describe("home", () => {
  it("has its own title and one heading of level 1", async () => {
    const {page, problems} = await site.open("/", {...still, before: total});
    expect(await page.title()).toBe("packer");
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator("h1").textContent()).toMatch(/^bundle your assets/);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("changes the word every 5000 ms, in a loop", async () => {
    const {page} = await site.open("/concepts/", {before: total});
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    await page.click(".brand >> nth=0");
    await page.waitForSelector(".rotator");
    const word = () => page.locator(".rotator .is-in").textContent();
    await expect.poll(word).toBe("assets");
    await page.clock.runFor(4900);
    await expect.poll(word).toBe("assets");
    for (const next of ["scripts", "images", "styles", "assets"]) {
      await page.clock.runFor(5000);
      await expect.poll(word).toBe(next);
    }
    await page.context().close();
  });

  it("reserves the space of the widest word, and stops for readers who prefer reduced motion", async () => {
    const {page} = await site.open("/", {...still, before: total});
    const widths = await page
      .locator(".rotator")
      .evaluate(box => [
        box.clientWidth,
        ...[...box.children].map(child => (child as HTMLElement).offsetWidth),
      ]);
    expect(widths[0]).toBeGreaterThanOrEqual(Math.max(...widths.slice(1)) - 1);
    await page.clock.install();
    await page.clock.runFor(20_000);
    expect(await page.locator(".rotator .is-in").textContent()).toBe("assets");
    const animation = await page
      .locator(".cube__body")
      .first()
      .evaluate(body => getComputedStyle(body).animationName);
    expect(animation).toBe("none");
    await page.context().close();
  });

  it("turns a cube of depth 120 by 90 degrees every 5000 ms, the inner one half the size", async () => {
    const {page} = await site.open("/", {before: total});
    const bodies = await page.locator(".cube__body").evaluateAll(all =>
      all.map(body => {
        const effect = body.getAnimations()[0]?.effect as KeyframeEffect;
        const frames = effect.getKeyframes();
        const angle = (frame: ComputedKeyframe | undefined): number =>
          Number(/rotateY\((-?\d+)deg\)/.exec(String(frame?.transform))?.[1]);
        return {
          size: (body as HTMLElement).offsetWidth,
          duration: effect.getTiming().duration,
          turn: Math.abs(angle(frames.at(-1)) - angle(frames[0])),
        };
      }),
    );
    expect(bodies).toEqual([
      {size: 120, duration: 5000, turn: 90},
      {size: 60, duration: 5000, turn: 90},
    ]);
    await page.context().close();
  });

  it("only loops animations that run off the main thread", async () => {
    const {page} = await site.open("/", {before: total});
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .map(animation => animation.effect as KeyframeEffect)
        .filter(effect => effect.getTiming().iterations === Number.POSITIVE_INFINITY)
        .flatMap(effect => effect.getKeyframes().flatMap(frame => Object.keys(frame))),
    );
    const timing = ["offset", "computedOffset", "easing", "composite"];
    const properties = new Set(animated.filter(name => !timing.includes(name)));
    expect([...properties].sort()).toEqual(["opacity", "transform"]);
    await page.context().close();
  });

  it("draws modules and assets, with a text alternative", async () => {
    const {page} = await site.open("/", {...still, javaScriptEnabled: false});
    const graph = page.locator(".graph__wide");
    expect(await graph.getAttribute("aria-label")).toContain("go in");
    const labels = await graph.locator(".g-label").allTextContents();
    expect(labels.filter(Boolean)).toHaveLength(14);
    expect(await graph.locator(".g-cap").allTextContents()).toEqual([
      "Modules with dependencies",
      "Static assets",
    ]);
    await page.context().close();
  });

  it("shows the sample in steps with a link to get started", async () => {
    const {page} = await site.open("/", {...still, before: total});
    expect(
      await page.locator(".step h2").evaluateAll(all => all.map(h => h.firstChild?.textContent)),
    ).toEqual(["Write Your Code", "Pack It", "Go On"]);
    await page.locator(".hero").getByRole("link", {name: "Get Started"}).click();
    await page.waitForFunction(() => document.title.startsWith("Getting Started"));
    await page.goBack();
    await page.waitForSelector(".step h2");
    await page.context().close();
  });
});

describe("sponsors", () => {
  const open = (random: string) => site.open("/", {...still, before: `Math.random = () => ${random};`});

  it.each([
    ["0.329", "Monthly"],
    ["0.33", "Total"],
  ])("starts many %s by showing %s amounts", async (random, label) => {
    const {page, problems} = await open(random);
    await expect.poll(() => page.getByRole("radio", {name: label}).isChecked()).toBe(true);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("shows the ranks with supporters in order, with range and heading by mode", async () => {
    const {page} = await open("0.9");
    const headings = () => page.locator(".tier h3").allTextContents();
    expect(await headings()).toEqual(["Platinum Sponsors", "Gold Sponsors", "Backers"]);
    expect(await page.locator(".tier > div > small").allTextContents()).toEqual([
      "$50,000 or more",
      "$10,000 to $50,000",
      "up to $200",
    ]);
    await page.getByRole("radio", {name: "Monthly"}).check();
    await expect.poll(headings).toEqual(["Monthly Platinum Sponsors", "Monthly Gold Sponsors", "Backers"]);
    await page.context().close();
  });

  it("loads a list when its rank becomes visible, and keeps the scroll position", async () => {
    const {page} = await site.open("/", {...still, before: total, height: 500});
    const requests: string[] = [];
    page.on("request", request => requests.push(new URL(request.url()).pathname));
    const section = page.locator("#dx-sponsors");
    const before = await section.evaluate(element => element.clientHeight);
    await section.scrollIntoViewIfNeeded();
    await page.locator(".tier").last().scrollIntoViewIfNeeded();
    const link = page.locator('a[href^="https://collective.example.org/gold-one"]');
    await link.waitFor();
    expect(requests).toContain("/data/sponsors/total/gold.json");
    expect(requests.some(path => path.includes("/monthly/"))).toBe(false);
    expect(await link.getAttribute("title")).toBe("$12,346 by Gold One ($600 a month)");
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await section.evaluate(element => element.clientHeight)).toBe(before);
    await page.context().close();
  });

  it("shows a letter if an image can't be loaded", async () => {
    const {page, foreign} = await open("0.9");
    await page.locator(".tier--platinum").scrollIntoViewIfNeeded();
    await page.locator(".tier--platinum .mark--letter").waitFor();
    expect(foreign).toContain("https://img.example.org/p.png");
    expect(await page.locator(".tier--platinum .mark--letter").textContent()).toBe("P");
    await page.context().close();
  });
});

describe("any number of sponsors", () => {
  const rank = (name: string, count: number, total: object) => ({
    name,
    heading: `${name} Sponsors`,
    total,
    monthly: total,
    avatar: {maxWidth: 96, maxHeight: 32, round: false},
    counts: {total: count, monthly: count},
  });
  const list = (name: string, count: number) =>
    Array.from({length: count}, (_, at) => ({
      name: `${name} ${at}`,
      url: `https://collective.example.org/${name}-${at}`,
      total: 100_000 - at,
      monthly: 0,
    }));

  /** Opens the home page through a link, with supporters of two tiers; one of them donated recently. */
  async function openWith(gold: number, backer: number) {
    const watched = await site.open("/concepts/", {...still, before: total, width: 390});
    const {page} = watched;
    const tiers = [
      rank("latest", Math.min(gold, 1), {maxAgeDays: 14}),
      rank("gold", gold, {minimum: 10}),
      rank("backer", backer, {maximum: 10}),
    ];
    const becomeUrl = "https://collective.example.org/packer#support";
    await page.route("**/data/sponsors/index.json", route =>
      route.fulfill({json: {becomeUrl, monthlyChance: 0, tiers}}),
    );
    await page.route("**/data/sponsors/total/*.json", route => {
      const name = /(\w+)\.json/.exec(route.request().url())?.[1] ?? "";
      const count = tiers.find(tier => tier.name === name)?.counts.total ?? 0;
      return route.fulfill({json: {supporters: list(name === "latest" ? "gold" : name, count)}});
    });
    await page.click(".brand >> nth=0");
    await page.locator("#dx-sponsors").scrollIntoViewIfNeeded();
    return watched;
  }
  const section = "#dx-sponsors";

  it("shows only the call for sponsors if there are none", async () => {
    const {page, problems} = await openWith(0, 0);
    const become = page.locator(section).getByRole("link");
    await expect.poll(() => become.allTextContents()).toEqual(["Become a sponsor"]);
    await expect.poll(() => page.locator(`${section} :is(li, .mark, [role=radiogroup], h3)`).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("puts a few into one list of names, without duplicates, in a frame with a fixed height", async () => {
    const {page, problems} = await openWith(2, 3);
    const height = () => page.locator(section).evaluate(element => element.clientHeight);
    const before = await height();
    await page.locator(`${section} li a`).first().waitFor();
    await expect
      .poll(() => page.locator(`${section} li b`).allTextContents())
      .toEqual(["gold 0", "gold 1", "backer 0", "backer 1", "backer 2"]);
    await expect.poll(() => page.locator(`${section} .mark--letter`).count()).toBe(0);
    await expect.poll(height).toBe(before);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("shows five hundred by rank, within the width of a phone", async () => {
    const {page, problems} = await openWith(100, 400);
    await page.locator(".tier--backer").scrollIntoViewIfNeeded();
    await page.locator(".tier--backer li a").first().waitFor();
    await expect.poll(() => page.locator(".tier--backer li a").count()).toBe(400);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe("contributors", () => {
  it("requests images when they become visible, and shows a placeholder of the same size until then and on failure", async () => {
    const {page, foreign, problems} = await site.open("/concepts/entry-points/");
    await settled(page);
    expect(foreign).toEqual([]);
    const size = () =>
      page
        .locator(".people .avatar")
        .first()
        .evaluate(box => [box.clientWidth, box.clientHeight]);
    expect(await size()).toEqual([44, 44]);
    await page.locator(".people").scrollIntoViewIfNeeded();
    await expect.poll(() => foreign).toContain("https://github.com/alice.png?size=90");
    await expect.poll(() => page.locator(".people img").count()).toBe(0);
    expect(await size()).toEqual([44, 44]);
    expect(await page.locator(".people a").first().getAttribute("href")).toBe("https://github.com/alice");
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("shows no block for a page without contributors", async () => {
    const {page} = await site.open("/concepts/output/", {javaScriptEnabled: false});
    expect(await page.locator("#dx-contributors").count()).toBe(0);
    await page.context().close();
  });
});
