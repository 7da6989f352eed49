import { expect, test } from "vitest";
import { controlKindOfName } from "./control-kind.ts";

test.each([
  ["Button", "button"],
  ["cancelButton", "button"],
  ["Icon Button", "button"],
  ["btn-primary", "button"],
  ["CTAButton", "button"],
  ["Buttons/Button", "button"],
  ["Radio Button", "radio"],
  ["Button/Icon", "button"],
  ["Input / Text", "input"],
  ["PopUp Button/Standard", "button"],
  ["TextField/Standard", "input"],
  ["Input Field", "input"],
  ["Search bar", "input"],
  ["ComboBox/Standard", "select"],
  ["Checkbox Field", "checkbox"],
  ["Tag Toggle", "switch"],
  ["Tab bar item", "menu-item"],
  ["Text Link List Item", "link"],
  ["Navigation Pill", "menu-item"],
  ["Bouton principal", "button"],
  ["Case à cocher", "checkbox"],
  ["Champ e-mail", "input"],
  ["Onglet actif", "tab"],
])("'%s' is a %s", (name, kind) => {
  expect(controlKindOfName(name)).toBe(kind);
});

test.each([
  "Button Group",
  "Checkbox group",
  "Tab bar",
  "Text Link List",
  "Navigation Pill List",
  "Button label",
  "Texte du bouton",
  "Groupe bouton",
  "Redlines :: Input",
  "Slider Field",
  "Checkbox and Label",
  "Link icon",
])("'%s' is a group or a part, no control", (name) => {
  expect(controlKindOfName(name)).toBe("none");
});

test.each([
  "annotation",
  "Tabular",
  "Buttons",
  "Tag",
  "Badge",
  "Avatar",
  "Station",
  "Frame 12",
  "Linked list",
])("'%s' says nothing about controls", (name) => {
  expect(controlKindOfName(name)).toBeUndefined();
});
