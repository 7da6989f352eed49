import type { SceneNode, Text } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { paragraphSpacing } from "./paragraph-spacing.ts";

const FIRST =
  "We send your order within two days of your payment, and sooner in town, where our riders take it to your door.";
const SECOND =
  "You can change the address until the parcel leaves our house, and we write to you when it does so.";

const article = (paragraphs: readonly string[], between = "\n", own: Partial<Text> = {}): SceneNode => {
  const node = text(paragraphs.join(between), { x: 24, width: 320, height: 240, resize: "height" });
  return { ...node, ...(node.text && { text: { ...node.text, ...own } }) };
};

testRule(paragraphSpacing, {
  pass: {
    "paragraphs with a space": screen([article([FIRST, SECOND], "\n", { paragraphSpacingPx: 12 })]),
    "paragraphs with an indent": screen([article([FIRST, SECOND], "\n", { paragraphIndentPx: 16 })]),
  },
  fail: {
    "two paragraphs without a space": [screen([article([FIRST, SECOND])]), { count: 2, betterPx: 12 }],
    "two after a short line": [screen([article(["Delivery", FIRST, SECOND])]), { count: 2 }],
  },
  ignore: {
    "one paragraph": screen([article([FIRST])]),
    "paragraphs with a blank line between them": screen([article([FIRST, SECOND], "\n\n")]),
    "a heading and its paragraph in one layer": screen([article(["Delivery and returns", FIRST])]),
    "an address": screen([article(["Anna Weber", "12 rue de la Paix", "75002 Paris"])]),
    "points that the editor numbers": screen([article([FIRST, SECOND], "\n", { isList: true })]),
    "points that were typed": screen([article([`• ${FIRST}`, `• ${SECOND}`])]),
    ...Object.fromEntries(
      ["✓", "🚀", "→", "1.", "a)", "B."].map((marker) => [
        `points that begin with “${marker}”`,
        screen([article([`${marker} ${FIRST}`, `${marker} ${SECOND}`])]),
      ]),
    ),
    "paragraphs indented by spaces": screen([article([FIRST, `  ${SECOND}`])]),
    "sentences that each keep to their line": screen([
      text(`${FIRST}\n${SECOND}`, { width: 1200, height: 48, resize: "height" }),
    ]),
    "lines in a box that takes their width": screen([
      text(`${FIRST}\n${SECOND}`, { width: 320, height: 48 }),
    ]),
    "what somebody wrote": screen([layer({ name: "Review" }, [article([FIRST, SECOND])])]),
  },
});
