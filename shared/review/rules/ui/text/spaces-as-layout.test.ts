import { expect, test } from "vitest";
import { layer, sceneOf, screen, text } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { testRule } from "../../../testing.ts";
import { spacesAsLayout } from "./spaces-as-layout.ts";

testRule(spacesAsLayout, {
  pass: {
    "single spaces": screen([text("Rooms, tables and terraces")]),
    "two spaces, which are a slip": screen([text("Rooms  and tables")]),
    "links that the same small gap parts": screen([text("Rooms    Tables    Offers")]),
    "spaces at the ends": screen([text("   Rooms   ")]),
    "signs with room around them": screen([text("12   –   15"), text("Lunch   |   Dinner")]),
    "points of a list": screen([text("Bring:\n    • a towel\n        • a cap")]),
    "lines indented alike": screen([text("Bring:\n   a towel\n   a cap")]),
    "a first line that is indented": screen([text("      We open at noon.\nThe kitchen closes at ten.")]),
    "empty lines of spaces": screen([text("We open at noon.\n          \nThe kitchen closes at ten.")]),
  },
  fail: {
    "small gaps of unlike widths": [
      screen([text("Rooms    Tables   Offers")]),
      { before: "Rooms", after: "Tables", spaces: 4 },
    ],
    "a menu in one text": [
      screen([text("Rooms      Tables      Offers"), text("Book a table")]),
      { before: "Rooms", after: "Tables", spaces: 6, count: 1 },
    ],
    "a name and its price, in two rows": [
      screen([text("Lentil soup:        $6"), text("Apple pie          $5", { y: 40 })]),
      { before: "soup:", after: "$6", spaces: 8, count: 2 },
    ],
    "a headline whose lines are pushed, each by as much as it takes": [
      screen([text("     We bake by night\n    You eat by day\n  All are well")]),
      { before: "night", after: "You", spaces: 4 },
    ],
    "a line far below the middle of the one above": [
      screen([text("All rights\n            reserved")]),
      { before: "rights", after: "reserved", spaces: 12 },
    ],
  },
  ignore: {
    code: screen([text("let a =      2", { fontFamily: "Menlo" })]),
    "what a user wrote": screen([layer({ name: "Comment" }, [text("so      good")])]),
    "a component on its own": layer({ type: "COMPONENT", width: 120, height: 40 }, [text("A      B")]),
  },
});

test("spaces between the lines of one text are deleted, and no words of it go elsewhere", () => {
  const findingsOf = (characters: string, height: number) => {
    const node = screen([text(characters, { height })]);
    return reviewFrame(sceneOf(node), node, { rules: [spacesAsLayout], fixesFor: "all" }).findings;
  };
  expect(findingsOf("Rooms      Tables", 20)).toMatchObject([
    { fix: expect.stringMatching(/^Give each of them/) },
  ]);
  const beside = screen([
    text("Find your      own balance", { height: 40 }),
    text("Rooms      Tables", { y: 80, height: 20 }),
  ]);
  const [both] = reviewFrame(sceneOf(beside), beside, { rules: [spacesAsLayout], fixesFor: "all" }).findings;
  expect(both?.fixes ?? []).toEqual([]);
  expect(findingsOf("   Find your      own balance", 40)).toMatchObject([
    {
      fix: expect.stringMatching(/^Delete the spaces/),
      fixes: [{ changes: [{ property: "characters", to: "Find your own balance" }] }],
    },
  ]);
});
