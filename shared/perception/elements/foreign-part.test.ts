import { expect, test } from "vitest";
import { openFrame } from "../frame/frame.ts";
import { layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { isForeignPart } from "./foreign-part.ts";

function isTextForeignIn(name: string): boolean {
  const node = screen([layer({ name }, [text("Word")])]);
  return openFrame(sceneOf(node), node).texts.some(isForeignPart);
}

test.each(["Status Bar", "_Redlines :: Form", "Keyboard/iOS/Letters", "Bar chart", "Icon", "Illustration"])(
  "what is in '%s' is not part of the design",
  (name) => {
    expect(isTextForeignIn(name)).toBe(true);
  },
);

test.each(["Icon Button", "Button/Icon", "Map card", "Chart settings", "Card", "Guided tour"])(
  "what is in '%s' is part of the design",
  (name) => {
    expect(isTextForeignIn(name)).toBe(false);
  },
);
