import {describe, expect, test} from "vitest";
import {fetchFixture} from "#fixtures/support/fetch-fixture.ts";
import {sendJson, startServer} from "#fixtures/support/http-server.ts";

const fixture = await fetchFixture();

describe("sponsors and votes", () => {
  let broken = false;
  const nodes = [
    {
      createdAt: "2020-01-01T00:00:00Z",
      totalDonations: {valueInCents: 100},
      account: {name: "A", slug: "a", website: null, imageUrl: null},
    },
  ];

  test("become snapshots once a day, which are kept if the service fails", async () => {
    const api = await startServer(({path, body}, response) => {
      if (broken) return sendJson(response, {}, 500);
      if (path.includes("/issues/"))
        return sendJson(response, {reactions: {"+1": 3, heart: 0, hooray: 0, rocket: 0}});
      const isMembers = String((body as {query: string}).query).includes("members(");
      sendJson(response, {
        data: {account: {page: {totalCount: isMembers ? 1 : 0, nodes: isMembers ? nodes : []}}},
      });
    });
    fixture.project.external = {sources: [], sponsors: {endpoint: `${api.url}/graphql`, collective: "x"}};
    fixture.project.env = {...fixture.project.env, GITHUB_API_URL: api.url, GITHUB_TOKEN: "s3cret"};
    const proposals = [{id: "p", title: "P", description: "", url: "https://github.com/a/b/issues/1"}];
    fixture.project.write("content/data/vote.json", JSON.stringify({introduction: "", proposals}));
    await fixture.project.fetch();
    const before = fixture.project.files();
    expect(JSON.parse(fixture.project.read(".docs-index/votes.json")).counts).toEqual({p: 3});
    expect(JSON.parse(fixture.project.read(".docs-index/sponsors.json")).supporters).toMatchObject([
      {slug: "a"},
    ]);
    const asked = api.requests.length;
    await fixture.project.fetch();
    expect(api.requests.length).toBe(asked);
    broken = true;
    const {code, stderr, stdout} = await fixture.project.fetch({update: true});
    expect(code).toBe(0);
    expect(stderr).toMatch(/sponsors-stale .*the snapshot from \d{4}-\d\d-\d\d is kept/);
    expect(stderr + stdout).not.toContain("s3cret");
    expect(fixture.project.files()).toEqual(before);
  });
});
