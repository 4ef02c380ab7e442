import {expect, it} from "vitest";
import {orderProposals} from "./order-proposals.ts";

const proposal = (title: string, votes: number | undefined) => ({
  id: title,
  title,
  votes,
  description: "",
  url: "https://x/",
});

it("sorts by votes with uncounted ones last, or by title, and does not change the list", () => {
  const list = [proposal("b", undefined), proposal("c", 3), proposal("a", 7), proposal("d", 3)];
  expect(orderProposals(list, "votes").map(({title}) => title)).toEqual(["a", "c", "d", "b"]);
  expect(orderProposals(list, "title").map(({title}) => title)).toEqual(["a", "b", "c", "d"]);
  expect(list[0]?.title).toBe("b");
});
