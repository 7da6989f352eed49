import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { fieldLacksLabel } from "./field-lacks-label.ts";

interface Entry {
  readonly label?: string;
  readonly words: string;
  readonly sizePx?: number;
  readonly indentPx?: number;
}

const field = ({ label, words, sizePx = 14, indentPx = 0 }: Entry, index: number): readonly SceneNode[] => {
  const y = 120 + 100 * index;
  return [
    ...(label === undefined ? [] : [text(label, { x: 20 + indentPx, y, sizePx, height: 20 })]),
    instance("Input", { x: 20, y: y + 28, width: 335, height: 48, fill: "#f2f3f7" }, [
      text(words, { x: 36, y: y + 42, height: 20, color: "#1e1e1e" }),
    ]),
  ];
};

const button = instance("Button", { x: 20, y: 640, width: 335, height: 48, fill: "#1a3fb0" }, [
  text("Continue", { x: 150, y: 654, color: "#ffffff" }),
]);

const form = (...entries: readonly Entry[]): SceneNode =>
  screen([
    text("Your details", { x: 20, y: 50, sizePx: 28, weight: 700 }),
    ...entries.flatMap(field),
    button,
  ]);

const NAME = { label: "First name", words: "Ada" };
const CITY = { label: "City", words: "Lisbon" };

testRule(fieldLacksLabel, {
  fail: {
    "fields that are filled in, and none has a label": [
      form({ words: "12 Mill Lane" }, { words: "Your town" }),
      { labelled: 0 },
    ],
    "the first field without a label, below what is said of all": [
      screen([
        text("Your details", { x: 20, y: 30, sizePx: 28, weight: 700 }),
        text("Fields with * are required.", { x: 20, y: 102, sizePx: 14, height: 20 }),
        ...field({ words: "Ada" }, 0),
        ...field({ label: "Surname", words: "Lopes" }, 1),
        ...field(CITY, 2),
        button,
      ]),
      { labelled: 2 },
    ],
    "the one field without a label": [
      form(NAME, { label: "Surname", words: "Lopes" }, { words: "Portugal" }, CITY),
      { labelled: 3 },
    ],
    "the one field without a label, which is empty": [
      form(NAME, { label: "Surname", words: "Lopes" }, { words: "" }, CITY),
      { labelled: 3 },
    ],
  },
  ignore: {
    "one whose label is a little further in than the others’": form(NAME, { ...CITY, indentPx: 24 }),
    "fields under short labels in their middle": form(
      { label: "Name", words: "ada", indentPx: 150 },
      { label: "Address", words: "12 Mill Lane", indentPx: 150 },
    ),
    "rows of a table, which say what they hold": form({ words: "Myszka" }, { words: "Suszarka" }),
    "fields whose labels stand at their left": screen([
      ...["Room kind", "Town of arrival"].flatMap((label, index) => [
        text(label, { x: 20, y: 132 + 70 * index, width: 130, sizePx: 16, height: 20 }),
        instance("Input", { x: 170, y: 120 + 70 * index, width: 185, height: 48, fill: "#f2f3f7" }, [
          text(["Double", "Lisbon"][index] ?? "", { x: 186, y: 134 + 70 * index, color: "#1e1e1e" }),
        ]),
      ]),
      button,
    ]),
  },
});
