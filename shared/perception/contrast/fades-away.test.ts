import { describe, expect, test } from "vitest";
import { screen, sceneOf, text } from "../../scene/testing.ts";
import { openFrame } from "../frame/frame.ts";
import { fadesAway } from "./fades-away.ts";

const column = (words: readonly string[], colors: readonly string[]) =>
  words.map((word, index) =>
    text(word, {
      x: 100,
      y: 100 + 36 * index,
      width: 30,
      height: 30,
      sizePx: 24,
      color: colors[index] ?? "#222222",
    }),
  );

const fading = (words: readonly string[], colors: readonly string[]): readonly string[] => {
  const node = screen(column(words, colors));
  const frame = openFrame(sceneOf(node), node);
  return frame.texts.filter((one) => fadesAway(one, frame)).map(({ node: { name } }) => name);
};

const WHEEL = ["#c9c9ce", "#a1a4b2", "#222222", "#a1a4b2", "#c9c9ce"];

describe("numbers fade away", () => {
  test("around the chosen one of a wheel", () => {
    expect(fading(["28", "29", "30", "31", "32"], WHEEL)).toEqual(["28", "29", "31", "32"]);
  });

  test("in steps of more than one, and the half of the day that is not chosen", () => {
    expect(fading(["15", "20", "25"], WHEEL.slice(1, 4))).toEqual(["15", "25"]);
    expect(fading(["AM", "PM"], ["#222222", "#a1a4b2"])).toEqual(["PM"]);
  });
});

describe("numbers do not fade away", () => {
  test("below a clear one, as the rows of a table", () => {
    expect(fading(["1", "2", "3", "4"], ["#222222", "#a1a4b2", "#a1a4b2", "#a1a4b2"])).toEqual([]);
  });

  test("when they are not counted", () => {
    expect(fading(["12", "480", "7"], WHEEL.slice(1, 4))).toEqual([]);
  });

  test("when they grow clearer again", () => {
    expect(
      fading(["28", "29", "30", "31", "32"], ["#888888", "#a1a4b2", "#222222", "#a1a4b2", "#888888"]),
    ).toEqual([]);
  });

  test("when they are words", () => {
    expect(fading(["Low", "Mid", "Top"], WHEEL.slice(1, 4))).toEqual([]);
  });
});
