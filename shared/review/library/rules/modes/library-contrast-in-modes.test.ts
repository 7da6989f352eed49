import { expect, test } from "vitest";
import { text } from "../../../../scene/testing.ts";
import { bound, collection, color, component, foundBy, libraryOf, sheet, variable } from "../../testing.ts";
import { libraryContrastInModes } from "./library-contrast-in-modes.ts";

const theme = (light: string, dark: string) => ({ light: color(light), dark: color(dark) });
const ground = variable("v1", "surface", theme("#ffffff", "#111111"));
const ink = variable("v2", "text", theme("#111111", "#eeeeee"));
const faint = variable("v3", "muted", theme("#555555", "#333333"));
const collections = { theme: collection("Theme", "light", "dark") };

const label = (id: string, hex: string) =>
  component("Label", { fills: [bound("v1", "#ffffff")] }, [
    text("Send", { x: 8, y: 8, ...(id === "" ? { color: hex } : { fills: [bound(id, hex)] }) }),
  ]);

const found = (frame: ReturnType<typeof sheet>) =>
  foundBy(libraryContrastInModes, libraryOf([frame], { variables: [ground, ink, faint], collections }));

test("two variables that get too alike in a mode are one finding", () => {
  expect(found(sheet(label("v2", "#111111"), label("v3", "#555555"), label("v3", "#555555")))).toEqual([
    { evidence: { mode: "dark", text: "muted", ground: "surface", ratio: 1.49, required: 4.5 }, places: 2 },
  ]);
});

test("a text without a variable stays dark on dark", () => {
  expect(found(sheet(label("", "#111111")))).toMatchObject([{ evidence: { text: "#111111", ratio: 1 } }]);
});

test("light and dark may be two collections of one mode", () => {
  const names = ["surface", "text", "line"];
  const of = (collectionId: string, values: readonly string[]) =>
    names.map((name, index) =>
      variable(`${collectionId}${index}`, name, { only: color(values[index] ?? "") }, { collectionId }),
    );
  const variables = [
    ...of("l", ["#ffffff", "#111111", "#cccccc"]),
    ...of("d", ["#111111", "#222222", "#444444"]),
  ];
  const frame = sheet(
    component("Label", { fills: [bound("l0", "#ffffff")] }, [
      text("Send", { x: 8, y: 8, fills: [bound("l1", "#111111")] }),
    ]),
  );
  const library = libraryOf([frame], {
    variables,
    collections: { l: collection("Light Mode", "only"), d: collection("Dark Mode", "only") },
  });
  expect(foundBy(libraryContrastInModes, library)).toMatchObject([
    { evidence: { mode: "Dark Mode", text: "text", ground: "surface" }, places: 1 },
  ]);
});
