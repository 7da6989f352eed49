import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { requiredUnmarked } from "./required-unmarked.ts";

const border = {
  strokes: [{ type: "solid", color: { r: 0.45, g: 0.45, b: 0.45 } }],
  stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
} as const;

const field = (label: string, y: number, help?: string): readonly SceneNode[] => [
  text(label, { x: 20, y, width: 335, height: 20, sizePx: 14 }),
  layer({ name: "Text field", x: 20, y: y + 26, width: 335, height: 48, fill: "#ffffff", ...border }, [
    text("Enter it here", { x: 36, y: y + 40, width: 200, height: 20, color: "#767676" }),
  ]),
  ...(help ? [text(help, { x: 20, y: y + 80, width: 335, height: 16, sizePx: 12, color: "#5a5a5a" })] : []),
];

const form = (...labels: readonly (readonly [label: string, help?: string])[]): SceneNode =>
  screen(labels.flatMap(([label, help], index) => field(label, 80 + index * 116, help)));

testRule(requiredUnmarked, {
  pass: {},
  fail: {
    "a surname without the mark that the first name has": [
      form(["First name *"], ["Surname"], ["Email *"]),
      { label: "Surname", marked: "First name *" },
    ],
    "a field that must be filled in, as the words below it say": [
      form(["Name *"], ["Email *"], ["Message", "This field is required"]),
      { label: "Message" },
    ],
    "a surname in French": [
      form(["Prénom *"], ["Nom"], ["Adresse e-mail *"]),
      { label: "Nom", marked: "Prénom *" },
    ],
  },
  ignore: {
    "fields that are all marked": form(["First name *"], ["Surname *"], ["Email *"]),
    "fields none of which is marked": form(["First name"], ["Surname"], ["Email"]),
    "a field that may stay empty": form(["Name *"], ["Email *"], ["Phone"]),
    "a surname that is called optional": form(["First name *"], ["Surname (optional)"], ["Email *"]),
    "a star on one field alone, which may lead to a note": form(["First name *"], ["Surname"], ["Email"]),
  },
});
