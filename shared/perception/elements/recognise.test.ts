import { expect, test } from "vitest";
import type { SceneNode } from "../../scene/scene.ts";
import { layer, text } from "../../scene/testing.ts";
import type { Guess, Guesser } from "./model/guess.ts";
import { recognise } from "./recognise.ts";
import type { Recognised } from "./recognised.ts";
import { SIGNS } from "./signs/all-signs.ts";
import { sightOf } from "./testing.ts";

/** An empty field of a page, and a control in it. */
const search = (buttonWidth: number): readonly SceneNode[] => [
  layer({ name: "around", x: 24, y: 900, width: 320, height: 56, fill: "#ffffff", line: "#cccccc" }, [
    layer({ name: "inside", x: 340 - buttonWidth, y: 904, width: buttonWidth, height: 48, fill: "#2255dd" }, [
      text("Go", { x: 352 - buttonWidth, y: 918, width: 20, color: "#ffffff" }),
    ]),
  ]),
];

const guessing =
  (roles: Readonly<Record<string, Pick<Guess, "role" | "certainty">>>): Guesser =>
  (thing) => {
    const guess = roles[thing.layer.node.name];
    return guess && { ...guess, thing };
  };

function recognised(
  children: readonly SceneNode[],
  roles: Parameters<typeof guessing>[0],
  height: number,
): readonly Recognised[] {
  const steps = recognise(sightOf(children, { height }), SIGNS, guessing(roles));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A page, not the screen of an app: nothing is told by signs. */
const PAGE_PX = 4000;

const rolesOf = (children: readonly SceneNode[], inside: Guess["role"]): readonly string[] =>
  recognised(
    children,
    { around: { role: "field", certainty: 0.8 }, inside: { role: inside, certainty: 0.95 } },
    PAGE_PX,
  )
    .map(({ role }) => role)
    .toSorted();

test("a field holds the button that sends what was written in it", () => {
  expect(rolesOf(search(64), "button")).toEqual(["button", "field"]);
});

/** A field that is known by its look, with a box inside it. */
const prompted = (x: number): readonly SceneNode[] => [
  layer({ x: 24, y: 900, width: 320, height: 48, fill: "#eeeeee" }, [
    text("Enter the code", { x: 40, y: 915, width: 100, height: 18 }),
    layer({ name: "inside", x, y: 900, width: 80, height: 48, fill: "#222222" }, [
      text("Go", { x: x + 30, y: 915, width: 20, height: 18, color: "#ffffff" }),
    ]),
  ]),
];

test("a field that is known by its look keeps its button, at its end only", () => {
  expect(rolesOf(prompted(264), "button")).toEqual(["button", "field"]);
  expect(rolesOf(prompted(180), "button")).toEqual(["field"]);
});

test("the words behind a box to tick are its label and lead nowhere", () => {
  const box = layer({ x: 24, y: 900, width: 18, height: 18, fill: "#ffffff", line: "#777777" });
  const words = (options: object) => text("Remember me", { name: "words", x: 50, y: 897, ...options });
  const roles = { words: { role: "link", certainty: 0.95 } } as const;
  const rolesWith = (options: object) =>
    recognised([box, words(options)], roles, PAGE_PX).map(({ role }) => role);
  expect(rolesWith({})).toEqual(["checkbox"]);
  expect(rolesWith({ decoration: "underline" })).toEqual(["checkbox", "link"]);
});
