import { expect, test } from "vitest";
import { seededRandom, type Random } from "../../../tests/database/support/random.ts";
import { contrastOf, toHex } from "../../scene/color.ts";
import type { Paint, SceneNode } from "../../scene/scene.ts";
import { layer, rgb, sceneOf, screen, solid, text } from "../../scene/testing.ts";
import { findingsOf } from "../testing.ts";
import { reviewFrame } from "../review.ts";
import { textContrast } from "../rules/ui/contrast/text-contrast.ts";

const SHAPES = ["FRAME", "RECTANGLE", "ELLIPSE", "VECTOR", "BOOLEAN_OPERATION"] as const;
const WIDTH = 375;

const share = (random: Random): number => (1 + random.below(10)) / 10;

const color = (random: Random): string =>
  toHex({ r: random.below(256) / 255, g: random.below(256) / 255, b: random.below(256) / 255 });

function paint(random: Random): Paint {
  if (random.below(3) > 0) return solid(color(random), share(random));
  const stops = [0, 1].map((position) => ({ position, color: { ...rgb(color(random)), a: share(random) } }));
  return { type: "gradient", shape: random.pick(["linear", "angular"]), stops };
}

function shape(random: Random): SceneNode {
  const more = random.below(3) === 0 ? { opacity: share(random) } : {};
  return layer({
    type: random.pick(SHAPES),
    x: random.below(WIDTH) - 100,
    y: random.below(400) - 50,
    width: 20 + random.below(WIDTH),
    height: 20 + random.below(300),
    fills: [paint(random)],
    ...more,
  });
}

const words = (random: Random): SceneNode =>
  text("Delivery within two days", {
    x: random.below(150),
    y: random.below(400),
    fills: [paint(random)],
    ...(random.below(3) === 0 && { opacity: share(random) }),
  });

/** A pile of shapes of all kinds, with texts between them. */
const pile = (random: Random): SceneNode =>
  screen(Array.from({ length: 12 }, () => (random.below(2) === 0 ? shape(random) : words(random))));

test("the two colours that are printed have the contrast that is printed, and too little of it", () => {
  let printed = 0;
  for (let seed = 1; seed <= 120; seed++) {
    for (const { evidence } of findingsOf(textContrast, pile(seededRandom(seed)))) {
      const { textColor, backdropColor, ratio, required } = evidence;
      const own = contrastOf(rgb(String(textColor)), rgb(String(backdropColor)));
      expect(ratio).toBe(Math.floor(own * 100) / 100);
      expect(own).toBeLessThan(Number(required));
      printed += 1;
    }
  }
  expect(printed).toBeGreaterThan(40);
});

test.each([
  [
    "white on a green button",
    "#ffffff",
    "#28a745",
    "Keep the text, and set its background to #00892f: that is enough.",
  ],
  ["grey on white", "#9f9fa9", "#ffffff", "Set the text to #75757f: that is enough."],
  [
    "dark red on a light red",
    "#c0392b",
    "#f5c6c6",
    "Move the two colours apart: #ad2419 for the text is enough, or #ffe4e3 behind it.",
  ],
])("%s is told to change as little of what people see as is enough", (_, color, ground, fix) => {
  const card = layer({ x: 20, y: 100, width: 300, height: 120, fill: ground }, [
    text("Delivery within two days", { x: 36, y: 140, sizePx: 16, color }),
  ]);
  const frame = screen([card]);
  const { findings } = reviewFrame(sceneOf(frame), frame, { aspects: ["ui"] });
  expect(findings.find(({ rule }) => rule === "text-contrast")?.fix).toBe(fix);
});
