import { expect, test } from "vitest";
import { restText } from "../../../../tests/stage/drawn-node.ts";
import type { NodeView } from "./stage.ts";
import { TEXT_EDIT_SETTERS, TEXT_EDITS } from "./text-edits.ts";

test.each([
  ["Thin", 100],
  ["Semi Bold Italic", 600],
  ["Extra Bold", 800],
  ["Black Italic", 900],
  ["Italic", 400],
])("a font named %s is %d heavy", (style, fontWeight) => {
  const view = { rest: restText("a", [0, 0, 9, 9]), stage: { fonts: { require: () => {} } } };
  expect(TEXT_EDIT_SETTERS.fontName({ family: "Inter", style }, view as unknown as NodeView)).toMatchObject({
    style: { fontWeight },
  });
});

test.each([
  ["INTRINSIC_%", 18],
  ["FONT_SIZE_%", 18],
  ["PIXELS", 12],
])("lines whose height is in %s are %d px high under letters of 15 px that had 10", (unit, lineHeightPx) => {
  const changes: unknown[] = [];
  const style = { fontSize: 10, lineHeightPx: 12, lineHeightUnit: unit };
  const stage = { fonts: { require: () => {} }, change: (made: readonly unknown[]) => changes.push(...made) };
  const view = { rest: { ...restText("a", [0, 0, 9, 9]), characters: "Görünüm", style }, stage };
  TEXT_EDITS.setRangeFontSize(view as unknown as NodeView)(0, 7, 15);
  expect(changes).toMatchObject([{ fields: { style: { fontSize: 15, lineHeightPx } } }]);
});
