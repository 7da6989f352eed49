import { expect, test } from "vitest";
import { layer, screen, text } from "../../../../shared/scene/testing.ts";
import { countPlaces } from "./count-places.ts";

const button = (id: string) => layer({ id }, [text("See", { id: `${id}/words` })]);
const root = screen([button("1"), button("2")], { id: "0" });
const layers = (...ids: readonly string[]) => ids.map((id) => ({ id, name: id }));

test("a button and its words are one place", () => {
  expect(countPlaces(layers("1", "1/words", "2", "2/words"), root)).toBe(2);
  expect(countPlaces(layers("1/words", "2/words"), root)).toBe(2);
});

test("each layer is a place on a screen that is not at hand, and beside one that is the screen itself", () => {
  expect(countPlaces(layers("1", "1/words"), undefined)).toBe(2);
  expect(countPlaces(layers("0", "1"), root)).toBe(2);
});
