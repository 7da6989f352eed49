import { expect, test } from "vitest";
import { propose } from "./fix.ts";
import { joinProposals } from "./join-proposals.ts";

/** A place of a finding that another ground behind it would mend. */
const behind = (layer: string, from: string, to: string) => ({
  layers: [],
  mend: () => [
    propose("ground-color", { to, before: 2, after: 4.5 }, [{ layer, property: "fill", from, to }]),
  ],
});

const titlesOf = (...places: readonly ReturnType<typeof behind>[]) =>
  joinProposals(places).map(({ values, changes }) => [values["to"], changes.length]);

test("grounds that get one colour are one fix, and of two colours none, as only one would be told", () => {
  const bar = behind("1:1", "#999999", "#767676");
  expect(titlesOf(bar, behind("1:2", "#9a9a9a", "#767676"))).toEqual([["#767676", 2]]);
  expect(titlesOf(bar, behind("1:2", "#c0c0c0", "#949494"))).toEqual([]);
});
