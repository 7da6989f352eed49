import { expect, test } from "vitest";
import { text } from "../../../../scene/testing.ts";
import { component, foundBy, libraryOf, sheet } from "../../../../../tests/review/library.ts";
import { rawTextStyle } from "./raw-text-style.ts";

const style = { id: "t1", name: "Body/Medium", type: "text" as const };
const label = (options: Parameters<typeof text>[1] = {}) => component("Label", {}, [text("Send", options)]);

test("texts set like a style without having it are told with its name", () => {
  const frame = sheet(label({ styles: { text: "t1" } }), label(), label(), label({ sizePx: 12 }));
  expect(foundBy(rawTextStyle, libraryOf([frame], { styles: [style] }))).toEqual([
    { evidence: { look: "Inter 400 16/24", names: ["Body/Medium"] }, places: 2 },
  ]);
});

test("texts whose size a variable gives are bound", () => {
  const sized = () => label({ variables: { fontSize: ["n1"] } });
  const frame = sheet(label({ styles: { text: "t1" } }), sized(), sized());
  expect(foundBy(rawTextStyle, libraryOf([frame], { styles: [style] }))).toEqual([]);
});
