import { describe, expect, test } from "vitest";
import { sceneOf, screen, text } from "../../../shared/scene/testing.ts";
import { GUIDELINES } from "../guidelines.ts";
import { seeScreen } from "../screen/see-screen.ts";
import { hasForeignName, hasForeignNumber, sourcesOf } from "./foreign.ts";

const scene = sceneOf(
  screen([
    text("Zalando Plus", { id: "1", y: 60 }),
    text("Mug $32.00", { id: "2", y: 100 }),
    text("Quantity 2", { id: "3", y: 140 }),
    text("Total $1,299", { id: "4", y: 180 }),
  ]),
);
const [frame] = scene.frames;
if (!frame) throw new Error("There is a screen.");
const sources = sourcesOf(seeScreen(scene, frame, "en"), GUIDELINES, ["Opens on 3 May 2031"]);

describe("a number is foreign", () => {
  test.each([
    ["“Mug $32.00” beside 2 pieces", false],
    ["two of $32 make $64", true],
    ["$32 for 2 pieces should be $64", false],
    ["the total of 1299", false],
    ["on 3 May 2031, as its designer said", false],
    ["5 entries side by side", false],
    ["a drop of 5 %", true],
    ["87 % of people", true],
    ["a study of 2023", true],
    ["letters of 16 px", false],
    ["letters of 13 px", true],
    ["a ratio of 4.5:1", true],
  ])("%s: %s", (words, expected) => {
    expect(hasForeignNumber(words, sources)).toBe(expected);
  });
});

describe("a name is foreign", () => {
  test.each([
    ["The price of Zalando is missing.", false],
    ["A page of Baymard says so.", true],
    ["Baymard says so.", true],
    ["Put “Schnickschnack” there.", false],
    ["Add a Back button.", false],
    ["The FAQ and the API are not linked.", false],
    ["Le prix manque. La suite aussi.", false],
  ])("%s: %s", (words, expected) => {
    expect(hasForeignName(words, sources)).toBe(expected);
  });
});
