import fc from "fast-check";
import {expect, it} from "vitest";
import {diagnostic} from "#cli/report/diagnostic.ts";
import type {Diagnostic} from "#schemas/diagnostic.ts";
import {mergeSiblings} from "./siblings.ts";

const sibling = (line: number): Diagnostic =>
  diagnostic("link-unverified", `${line}`, {file: "a.md", line, about: {mayBeElsewhere: true}});
const other = (line: number): Diagnostic =>
  diagnostic("link-page", "there is no page `/x/`", {file: "a.md", line});

it("makes one warning of all links to other sites, and keeps all other findings in their order", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), {maxLength: 40}), kinds => {
      const findings = kinds.map((isSibling, line) => (isSibling ? sibling(line) : other(line)));
      const merged = mergeSiblings(findings);
      const isOfLink = ({code}: Diagnostic): boolean => code === "link-unverified";
      expect(merged.filter(each => !isOfLink(each))).toEqual(findings.filter(each => !isOfLink(each)));
      const links = findings.filter(isOfLink);
      const found = merged.filter(isOfLink);
      expect(found).toHaveLength(Math.min(links.length, 1));
      if (links.length < 2) {
        expect(found).toEqual(links);
        return;
      }
      expect(found[0]?.message).toContain(`${links.length - 1} more link`);
      expect(found[0]?.related?.map(({line}) => line)).toEqual(links.slice(1, 21).map(({line}) => line));
    }),
  );
});
