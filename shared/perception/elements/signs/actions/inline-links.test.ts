import { expect, test } from "vitest";
import { layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { inlineLinks } from "./inline-links.ts";

const sentence = (words: string, color: string, options: object = {}) =>
  layer({ x: 20, y: 100, width: 335, height: 20 }, [
    text("Read more of it in the", { x: 20, y: 100, width: 160, height: 20, color: "#444444" }),
    text(words, { x: 184, y: 100, width: 90, height: 20, color, ...options }),
  ]);

const linksIn = (words: string, color: string, options: object = {}): readonly string[] =>
  inlineLinks(sightOf([sentence(words, color, options)])).map(({ role }) => role);

test("coloured words in a sentence that is not coloured lead on", () => {
  expect(linksIn("documentation", "#2255dd")).toEqual(["link"]);
  expect(linksIn("documentation", "#111111")).toEqual([]);
});

test("a number that is coloured shows how it went, and code in letters of its own is code", () => {
  expect(linksIn("3.48 %", "#22aa55")).toEqual([]);
  expect(linksIn(".documentation", "#dd2255", { fontFamily: "Menlo" })).toEqual([]);
  expect(linksIn("documentation", "#dd2255", { fontFamily: "Menlo" })).toEqual([]);
});
