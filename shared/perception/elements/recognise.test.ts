import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, solid, text } from "../../scene/testing.ts";
import type { Guess, Guesser } from "./guess.ts";
import { recognise } from "./recognise.ts";
import { sightOf } from "./testing.ts";

/** An empty field of a page, and a control in it. */
const search = (buttonWidth: number): readonly SceneNode[] => [
  layer(
    {
      name: "around",
      x: 24,
      y: 900,
      width: 320,
      height: 56,
      fill: "#ffffff",
      strokes: [solid("#cccccc")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [
      layer(
        { name: "inside", x: 340 - buttonWidth, y: 904, width: buttonWidth, height: 48, fill: "#2255dd" },
        [text("Go", { x: 352 - buttonWidth, y: 918, width: 20, color: "#ffffff" })],
      ),
    ],
  ),
];

const guessing =
  (roles: Readonly<Record<string, Pick<Guess, "role" | "certainty">>>): Guesser =>
  (thing) => {
    const guess = roles[thing.layer.node.name];
    return guess && { ...guess, thing };
  };

const rolesOf = (children: readonly SceneNode[], inside: Guess["role"]): readonly string[] => {
  const guesser = guessing({
    around: { role: "field", certainty: 0.8 },
    inside: { role: inside, certainty: 0.95 },
  });
  // A page, not the screen of an app: nothing is told by signs.
  const steps = recognise(sightOf(children, { height: 4000 }), guesser);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.map(({ role }) => role).toSorted();
  }
};

test("a field holds the button that sends what was written in it", () => {
  expect(rolesOf(search(64), "button")).toEqual(["button", "field"]);
});

test("a field holds no other control, and is not the box around a wide button", () => {
  expect(rolesOf(search(64), "link")).toEqual(["link"]);
  expect(rolesOf(search(280), "button")).toEqual(["button"]);
});
