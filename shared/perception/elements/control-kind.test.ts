import { expect, test } from "vitest";
import { controlKindOfName } from "./control-kind.ts";

test.each([
  ["Button/Icon", "button"],
  ["Input / Text", "input"],
])("'%s' is a %s", (name, kind) => {
  expect(controlKindOfName(name)).toBe(kind);
});

test.each(["Texte du bouton", "Redlines :: Input"])("'%s' is a group or a part, no control", (name) => {
  expect(controlKindOfName(name)).toBe("none");
});
