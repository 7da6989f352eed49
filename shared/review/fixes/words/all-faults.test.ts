import { expect, test } from "vitest";
import type { Change } from "../../../mend/change.ts";
import { sceneOf, screen, text } from "../../../scene/testing.ts";
import { reviewFrame } from "../../review.ts";
import { slipOfThePen } from "../../rules/copy/spelling/slip-of-the-pen.ts";

const wordsOf = ({ property, to }: Change): readonly string[] => (property === "characters" ? [to] : []);

test.each([
  ["By signing up i agree to the terms.", "By signing up I agree to the terms.", "Write “I”"],
  [
    "Login to your account for a apple, an pear and a orange.",
    "Log in to your account for an apple, a pear and an orange.",
  ],
  ["You have 1 items and 1 files.", "You have 1 item and 1 file."],
])("all faults of one kind in a text are mended at once: %s", (written, right, title = "") => {
  const node = screen([
    text(written, { x: 20, y: 40, width: 320, height: 48 }),
    text("Your order leaves our house today.", { x: 20, y: 120, width: 320 }),
  ]);
  const { findings } = reviewFrame(sceneOf(node), node, { rules: [slipOfThePen], fixesFor: "all" });
  const [fix] = findings[0]?.fixes ?? [];
  expect(fix?.changes.flatMap(wordsOf)).toEqual([right]);
  expect(fix?.title).toContain(title);
});
