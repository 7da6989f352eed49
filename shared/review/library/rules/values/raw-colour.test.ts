import { expect, test } from "vitest";
import { solid, text } from "../../../../scene/testing.ts";
import {
  bound,
  component,
  foundBy,
  libraryOf,
  sheet,
  variable,
} from "../../../../../tests/review/library.ts";
import { rawColour } from "./raw-colour.ts";

const grey = variable("v1", "Neutral/100", "#f5f5f5");
const card = (fill: string) => component("Card", { fill });

test("what is bound is fine, and so is what lies around components", () => {
  const bindings = [component("Card", { fills: [bound("v1", "#f5f5f5")] })];
  const around = [text("Cards", { color: "#f5f5f5" }), text("Fields", { color: "#f5f5f5" })];
  expect(foundBy(rawColour, libraryOf([sheet(...bindings, ...around)], { variables: [grey] }))).toEqual([]);
});

test("a text is not told to take the colour of a ground, unless other texts do", () => {
  const ground = variable("v2", "surface/inverse", "#000000");
  const texts = [0, 1].map(() => component("Label", {}, [text("Send", { color: "#000000" })]));
  expect(foundBy(rawColour, libraryOf([sheet(...texts)], { variables: [ground] }))).toEqual([]);
  const other = component("Title", {}, [text("Orders", { fills: [bound("v2", "#000000")] })]);
  expect(foundBy(rawColour, libraryOf([sheet(...texts, other)], { variables: [ground] }))).toHaveLength(1);
});

test("a deleted variable is offered to nobody", () => {
  const gone = { ...grey, isDeleted: true as const };
  expect(
    foundBy(rawColour, libraryOf([sheet(card("#f5f5f5"), card("#f5f5f5"))], { variables: [gone] })),
  ).toEqual([]);
});

test("a style has the colour of the layers that use it, or the one that it tells", () => {
  const style = { id: "s1", name: "Brand", type: "fill" as const };
  const raw = [card("#2563eb"), card("#2563eb")];
  const user = component("Button", { fill: "#2563eb", styles: { fill: "s1" } });
  const evidence = { color: "#2563eb", names: ["Brand"], properties: ["fill"] };
  expect(foundBy(rawColour, libraryOf([sheet(...raw, user)], { styles: [style] }))).toEqual([
    { evidence, places: 2 },
  ]);
  const telling = { ...style, fills: [solid("#2563eb")] };
  expect(foundBy(rawColour, libraryOf([sheet(...raw)], { styles: [telling] }))).toEqual([
    { evidence, places: 2 },
  ]);
});
