import { expect, test } from "vitest";
import { roleOfName } from "./role-of-name.ts";

test.each([
  ["Button/Icon", "button"],
  ["Input / Text", "field"],
])("'%s' is a %s", (name, role) => {
  expect(roleOfName(name)).toBe(role);
});

test.each(["Texte du bouton", "Redlines :: Input"])("'%s' is a group or a part, no control", (name) => {
  expect(roleOfName(name)).toBe("none");
});
