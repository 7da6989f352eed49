import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
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

/** A number with its label at its left, as forms of few words have it. */
const counted = (label: string, y: number): readonly SceneNode[] => [
  text(label, { x: 20, y: y + 12, width: 90, sizePx: 16, height: 20 }),
  instance("Input", { x: 200, y, width: 155, height: 48, fill: "#f2f3f7" }, [
    text("2", { x: 270, y: y + 14, height: 20, color: "#1e1e1e" }),
  ]),
];

/** Two fields in one row under one label, each with a hint of its own. */
const ROW_OF_TWO: readonly SceneNode[] = [
  text("Time *", { x: 20, y: 120, width: 335, sizePx: 16, height: 24 }),
  ...["Hours", "Half day"].map((words, index) =>
    instance("Input", { x: 20 + 180 * index, y: 148, width: 155, height: 48, fill: "#f2f3f7" }, [
      text(words, { x: 40 + 180 * index, y: 162, height: 20, color: "#1e1e1e" }),
    ]),
  ),
];

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
    "a field that is filled in, beside one with a label": [form(NAME, { words: "Lopes" }), { labelled: 1 }],
  },
  ignore: {
    "fields under labels as large as what is written in them": form(
      ...[NAME, CITY].map((one) => ({ ...one, sizePx: 20 })),
    ),
    "one whose label is a little further in than the others’": form(NAME, { ...CITY, indentPx: 24 }),
    "one under a large label that ends in a colon": form(NAME, {
      label: "Note:",
      words: "Ring twice",
      sizePx: 22,
    }),
    "fields under short labels in their middle": form(
      { label: "Name", words: "ada", indentPx: 150 },
      { label: "Address", words: "12 Mill Lane", indentPx: 150 },
    ),
    "fields whose words may say what to enter, in a language that is not read": form(
      { words: "Peso" },
      { words: "Estatura" },
    ),
    "rows of a table, which say what they hold": form({ words: "Myszka" }, { words: "Suszarka" }),
    "the second of a row that one label names, over fields whose labels stand at their left": screen([
      ...ROW_OF_TWO,
      ...counted("Adults *", 230),
      ...counted("Children *", 300),
      button,
    ]),
    "fields whose labels stand at their left": screen([
      ...["Room kind", "Town of arrival"].flatMap((label, index) => [
        text(label, { x: 20, y: 132 + 70 * index, width: 130, sizePx: 16, height: 20 }),
        instance("Input", { x: 170, y: 120 + 70 * index, width: 185, height: 48, fill: "#f2f3f7" }, [
          text(["Double", "Lisbon"][index] ?? "", { x: 186, y: 134 + 70 * index, color: "#1e1e1e" }),
        ]),
      ]),
      button,
    ]),
    "the issues of an archive, which say the same but for their years": form(
      { words: "Volume of 2022" },
      { words: "Volume of 2021" },
      { words: "Volume of 2020" },
    ),
    "rows that open what they say, each with a sign at its end": screen([
      text("Questions", { x: 20, y: 50, sizePx: 28, weight: 700 }),
      ...["Delivery times", "Returns", "Gift cards"].flatMap((words, index) => {
        const y = 120 + 64 * index;
        return [
          layer({
            type: "RECTANGLE",
            x: 20,
            y,
            width: 335,
            height: 52,
            fill: "#ffffff",
            strokes: [solid("#c9ced6")],
          }),
          text(words, { x: 36, y: y + 15, height: 22 }),
          layer({ type: "VECTOR", x: 322, y: y + 22, width: 12, height: 8, strokes: [solid("#555555")] }),
        ];
      }),
    ]),
    "fields that all have a label": form(NAME, CITY),
    "the one field of a form whose placeholder says what to enter": form(NAME, { words: "Your email" }, CITY),
    "a search field among others": form(NAME, { words: "Search for a place" }, CITY),
    "fields whose placeholders say what to enter": form({ words: "Your email" }, { words: "Your password" }),
    "one field alone": form({ words: "Your email" }),
  },
});
