import { expect, test } from "vitest";
import { restText } from "../../../../tests/stage/drawn-node.ts";
import type { NodeView } from "./stage.ts";
import { TEXT_EDIT_SETTERS } from "./text-edits.ts";

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
