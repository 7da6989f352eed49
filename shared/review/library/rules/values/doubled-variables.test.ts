import { expect, test } from "vitest";
import { foundBy, libraryOf, sheet, variable } from "../../testing.ts";
import { doubledVariables } from "./doubled-variables.ts";

const found = (...names: readonly (readonly [string, string])[]) =>
  foundBy(
    doubledVariables,
    libraryOf([sheet()], { variables: names.map(([name, hex]) => variable(name, name, hex)) }),
  );

test("a copy with the value of the original is told with it", () => {
  expect(found(["Primary", "#2563eb"], ["primary copy", "#2563eb"])).toEqual([
    { evidence: { names: ["Primary", "primary copy"] }, places: 2 },
  ]);
});

test("one value for two purposes is what variables are for", () => {
  expect(found(["text/primary", "#111111"], ["icon/primary", "#111111"])).toEqual([]);
  expect(found(["Blue/50", "#eff6ff"], ["Blue/100", "#eff6ff"])).toEqual([]);
  expect(found(["Primary", "#2563eb"], ["Primary old", "#1d4ed8"])).toEqual([]);
});
