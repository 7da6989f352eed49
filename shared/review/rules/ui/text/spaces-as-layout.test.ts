import { expect, test } from "vitest";
import { screen, text } from "../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { spacesAsLayout } from "./spaces-as-layout.ts";

testRule(spacesAsLayout, {
  pass: {
    "small gaps, as nobody sees how they are made": screen([text("Rooms    Tables   Offers")]),
    "points of a list": screen([text("Bring:\n    • a towel\n        • a cap")]),
  },
  fail: {
    "a name and its price, in two rows": [
      screen([text("Lentil soup:        $6"), text("Apple pie          $5", { y: 40 })]),
      { before: "soup:", after: "$6", spaces: 8, count: 2 },
    ],
  },
});

test("spaces between the lines of one text are deleted, and no words of it go elsewhere", () => {
  const inText = (characters: string, height: number) =>
    findingsOf(spacesAsLayout, screen([text(characters, { height })]), { fixesFor: "all" });
  expect(inText("Rooms      Tables", 20)).toMatchObject([
    { fix: expect.stringMatching(/^Give each of them/) },
  ]);
  const beside = screen([
    text("Find your      own balance", { height: 40 }),
    text("Rooms      Tables", { y: 80, height: 20 }),
  ]);
  const [both] = findingsOf(spacesAsLayout, beside, { fixesFor: "all" });
  expect(both?.fixes ?? []).toEqual([]);
  expect(inText("Plates:       two\nSum:          $6", 40)).toMatchObject([
    { fix: expect.stringMatching(/^Give each of them/) },
  ]);
  expect(inText("Find your\n          own balance", 40)).toMatchObject([
    {
      fix: expect.stringMatching(/^Delete the spaces/),
      fixes: [{ changes: [{ property: "characters", to: "Find your\nown balance" }] }],
    },
  ]);
});
