import { expect, test } from "vitest";
import type { SceneNode } from "../../../scene/scene.ts";
import { layer, solid, text } from "../../../scene/testing.ts";
import { runToCompletion } from "../../frame/steps.ts";
import { withFieldsAlike } from "./fields-alike.ts";
import type { Guess } from "../model/guess.ts";
import { sightOf } from "../testing.ts";

interface Drawn {
  readonly name: string;
  readonly words: string;
  readonly y: number;
  readonly wordsX?: number;
  readonly fill?: string;
}

const box = ({ name, words, y, wordsX = 36, fill = "#d7d7d7" }: Drawn): SceneNode =>
  layer({ name, x: 20, y, width: 300, height: 50, fill, strokes: [solid("#cccccc")] }, [
    text(words, { x: wordsX, y: y + 16, width: 80, height: 18 }),
  ]);

const TITLE = { name: "title", words: "Title", y: 200 };

/** The roles that the boxes are taken for, when the first surely is a field and the others look like buttons. */
function rolesOf(...others: readonly Drawn[]): readonly string[] {
  const sight = sightOf([TITLE, ...others].map(box));
  const boxes = sight.things.filter(({ painter, parent }) => parent && painter);
  const guesses = boxes.map((thing): Guess =>
    thing.layer.node.name === "title"
      ? { role: "field", thing, certainty: 0.9 }
      : { role: "button", thing, certainty: 0.7 },
  );
  return runToCompletion(withFieldsAlike(guesses, new Set(), boxes, sight))
    .toSorted((a, b) => a.thing.order - b.thing.order)
    .map(({ role }) => role);
}

test("one in another colour, with its words in the middle, or that asks for something to be done is not", () => {
  expect(rolesOf({ name: "other", words: "Deadline", y: 270, fill: "#3366cc" })).toEqual(["field", "button"]);
  expect(rolesOf({ name: "other", words: "Deadline", y: 270, wordsX: 130 })).toEqual(["field", "button"]);
  expect(rolesOf({ name: "other", words: "Continue with e-mail", y: 270 })).toEqual(["field", "button"]);
});

test("nor is one with a sentence in it", () => {
  const words = "Snow and ice are on their way south";
  expect(rolesOf({ name: "caption", words, y: 270 })).toEqual(["field", "button"]);
});

test("nor does one that asks for entry make fields of rows that mostly do not", () => {
  const row = (words: string, y: number): Drawn => ({ name: words, words, y });
  expect(rolesOf(row("Wool jumper", 270), row("Linen shirt", 340), row("Rain coat", 410))).toEqual([
    "card",
    "button",
    "button",
    "button",
  ]);
});

test("three and more alike of which most say nothing to write are rows to choose from", () => {
  const rolesOfFields = (...words: readonly string[]): readonly string[] => {
    const sight = sightOf(words.map((one, index) => box({ name: one, words: one, y: 200 + 70 * index })));
    const boxes = sight.things.filter(({ painter, parent }) => parent && painter);
    const guesses = boxes.map((thing): Guess => ({ role: "field", thing, certainty: 0.9 }));
    return runToCompletion(withFieldsAlike(guesses, new Set(), boxes, sight)).map(({ role }) => role);
  };
  expect(rolesOfFields("Saved places", "Feedback", "About us", "Log out")).toEqual([
    "card",
    "card",
    "card",
    "card",
  ]);
  expect(rolesOfFields("Name", "Email", "About us")).toEqual(["field", "field", "field"]);
  expect(rolesOfFields("Heading :", "Colour :", "Deadline :")).toEqual(["field", "field", "field"]);
  expect(rolesOfFields("Enter a name", "20", "500")).toEqual(["field", "field", "field"]);
  expect(rolesOfFields("Blue Harbour", "Springfield")).toEqual(["field", "field"]);
});
