import { expect, test } from "vitest";
import { layer } from "../../../../scene/testing.ts";
import { bound, component, foundBy, libraryOf, sheet, variable } from "../../testing.ts";
import { rawIcon } from "./raw-icon.ts";

const ink = variable("v1", "icon/default", "#111111");
const icon = (fills: Parameters<typeof layer>[0]) =>
  component("Icon", { width: 24, height: 24 }, [layer({ type: "VECTOR", width: 20, height: 20, ...fills })]);
const following = Array.from({ length: 5 }, () => icon({ fills: [bound("v1", "#111111")] }));

const found = (...icons: readonly ReturnType<typeof icon>[]) =>
  foundBy(rawIcon, libraryOf([sheet(...following, ...icons)], { variables: [ink] }));

test("icons in a grey of their own beside icons that follow a variable are one finding", () => {
  expect(found(icon({ fill: "#000000" }), icon({ fill: "#111111" }))).toEqual([
    { evidence: { colors: ["#000000", "#111111"], bound: 5 }, places: 2 },
  ]);
});

test("a logo keeps its own colour", () => {
  expect(found(icon({ fill: "#e4405f" }))).toEqual([]);
});
