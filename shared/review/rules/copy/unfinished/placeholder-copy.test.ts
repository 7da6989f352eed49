import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, sceneOf, screen, text } from "../../../../scene/testing.ts";
import { reviewFrame } from "../../../review.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { placeholderCopy } from "./placeholder-copy.ts";

const field = (label: string, value: string, y: number) =>
  instance("Input Field", { y, width: 300, height: 70 }, [
    text(label, { name: "Label", y }),
    instance("Input", { y: y + 30, width: 300, height: 40, fill: "#eeeeee" }, [
      text(value, { name: "Value", x: 12, y: y + 40 }),
    ]),
  ]);

const saying = (characters: string) => screen([text(characters)]);

/** A screen for each text, under its name. */
const accepted = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, words]) => [name, saying(words)]));

/** The same for texts that are refused as they stand. */
const refused = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, [saying(text), { text, count: 1 }] as const]),
  );

const FILLER = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.";
const offered = (characters: string, color: string) => [
  text("Bread from the wood oven", { x: 20, y: 80, sizePx: 32, weight: 700, color }),
  text(characters, { x: 20, y: 140, width: 335, height: 72, resize: "height" }),
];

const rows = (...names: readonly string[]) =>
  screen(
    names.map((name, index) =>
      layer({ name: "Row", x: 20, y: 20 + index * 60, width: 335, height: 48, fill: "#eeeeee" }, [
        text(name, { x: 36, y: 34 + index * 60, width: 200, height: 20 }),
      ]),
    ),
  );

testRule(placeholderCopy, {
  pass: {
    ...accepted({
      "real words": "Your orders, Anna",
      "a list of things to do": "Todo list",
      "a date that is not known yet": "Location: TBD",
      "a share and a discount": "100 % safe, 20% sale",
      "a line of a program": "const name = { first_name };",
      "a value of a program": "Returns undefined when there is no order",
      "a test that somebody takes": "Test your English",
      "a keyboard": "QWERTY keyboard",
      "a hint in brackets": "Phone [optional]",
      "what to do, in French": "À faire : trois tâches",
      "a footnote between asterisks": "*prices without delivery*",
      "fields that have to be filled in": "*required fields*",
      "a button to add a picture": "Insert photo",
      "where to write": "Add a title",
      "a sample of a size of type": "Text",
      "a message of a shop": "Our key message to you: eat well.",
    }),

    "the messages of other people, that stand in for what they will write": screen(
      ["Anna", "Paul"].flatMap((name, index) => [
        layer({ name: "comment", x: 0, y: 80 + 100 * index, width: 375, height: 96, fill: "#ffffff" }, [
          text(name, { x: 20, y: 90 + 100 * index }),
          text(FILLER, { x: 20, y: 116 + 100 * index, width: 335, height: 48, resize: "height" }),
        ]),
      ]),
    ),
    "a letter in a box with its date": screen([
      layer({ x: 0, y: 80, width: 375, height: 200, fill: "#ffffff" }, [
        text("Anna", { x: 20, y: 90 }),
        text("3 March 2022 at 15:11", { x: 20, y: 116 }),
        text(FILLER, { x: 20, y: 150, width: 335, height: 48, resize: "height" }),
      ]),
    ]),

    "the heads of a table": screen(
      ["Order code", "Product name", "Address", "Date", "Price"].map((head, index) =>
        text(head, { x: 20 + index * 120, y: 20, width: 100, height: 20 }),
      ),
      { width: 640 },
    ),
    "filler that is out of focus behind a dialog": screen([
      layer({ name: "Behind", width: 375, height: 812, effects: [{ type: "layer-blur", radiusPx: 6 }] }, [
        text("Lorem ipsum dolor sit amet, consectetur adipiscing", { x: 20, y: 500, width: 335, height: 40 }),
      ]),
      layer({ name: "Dialog", x: 40, y: 300, width: 295, height: 160, fill: "#ffffff" }, [
        text("Your table is booked", { x: 60, y: 330, width: 200, height: 24 }),
      ]),
    ]),
    "filler at the top of a box to write in": screen([
      text("Add new task", { x: 20, y: 40, sizePx: 24, weight: 700 }),
      layer({
        type: "RECTANGLE",
        x: 20,
        y: 90,
        width: 335,
        height: 186,
        fill: "#ffffff",
        strokes: [{ type: "solid", color: { r: 0.8, g: 0.8, b: 0.8 } }],
      }),
      text(FILLER, { x: 28, y: 98, width: 319, height: 42 }),
    ]),
  },
  fail: {
    "filler under a heading that is an honest word": [
      screen([text("Description", { sizePx: 20, weight: 700, color: "#8a2be2" }), text(FILLER, { y: 40 })]),
      { text: "Lorem ipsum dolor sit amet, consectetur…", count: 1 },
    ],
    ...refused({
      "a variable in braces": "Your orders, {first_name}",
      "a variable in double braces": "Hello {{ user.name }}!",
      "a place for words": "%s people like this",
      "a name in brackets": "Bonjour [Prénom], votre commande est là",
      "an amount that is no number": "$NaN",
      "a greeting for nobody": "Welcome back, undefined!",
      "a note to oneself": "TODO: write the terms",
      "words to come": "Final copy TBD",
      "the same with a space that does not break, and a mark that nobody sees": "Final copy\u00A0TBD\u200E",
      "a French note": "Texte à valider",
      "keys side by side": "asdf lkj",
      "an empty word twice": "test test",
      "what the builder is asked to write": "*insert the story of the bakery here*",
      "the same in Portuguese": "*inserir a história da padaria*",
      "the same in French, in brackets": "[Insérer l’histoire de la maison]",
      "a note between asterisks": "*names of the two bakers*",
      "what is to come, without any sign": "Insert text about the oven",
      "a headline that says what it is": "This is our main message.",
    }),

    "one sample among real names": [
      rows("Linen shirt", "Wool jumper", "Product name", "Rain coat"),
      { count: 1, text: "Product name" },
    ],
    "one entry of a menu that is still called “Button”": [
      rows("Home", "Orders", "Button", "Profile"),
      { count: 1, text: "Button" },
    ],
    "honest words beside certain defaults": [
      screen([text("Subheading"), text("Body text"), text("Description"), text("“Quote”", { y: 40 })]),
      { count: 4 },
    ],
    "a field left at its default": [screen([field("Name", "Placeholder", 0)]), { text: "Placeholder" }],
    "one field that is labelled 'Label'": [screen([field("Label", "Lyon", 0)]), { count: 1, text: "Label" }],
    "a menu whose items are still called 'Menu item'": [
      screen([instance("Nav item", { width: 200, height: 40 }, [text("Menu item")])]),
      { count: 1, text: "Menu item" },
    ],
  },
});

const findingsOn = (...layers: readonly SceneNode[]) => {
  const node = screen(layers);
  return reviewFrame(sceneOf(node), node).findings.filter(({ rule }) => rule === "placeholder-copy");
};

test("filler is a detail, as who draws a draft knows of it", () => {
  const written = ["Rye and wheat, baked for an hour.", "Open from six in the morning."].map((words, index) =>
    text(words, { x: 20, y: 600 + 40 * index, width: 335 }),
  );
  expect(findingsOn(...offered(FILLER, "#8a2be2"), ...written)).toMatchObject([{ isDetail: true }]);
});

test("words that only say where others will stand are filler", () => {
  expect(findingsOn(text("Dad joke text goes here.", { x: 20, y: 40, width: 335 }))).toMatchObject([
    { isDetail: true },
  ]);
});

test("a variable was left in, but for where three and more are the notation of a template", () => {
  const told = (...words: readonly string[]) =>
    findingsOn(...words.map((one, index) => text(one, { x: 20, y: 40 + 60 * index, width: 335 }))).map(
      ({ severity }) => severity,
    );
  expect(told("{login}")).toEqual(["major"]);
  expect(told("{login}", "{count} followers", "{count} notes")).toEqual(["minor"]);
});

test("the button of a template is of its notation, too", () => {
  const button = instance("Button", { x: 20, y: 300, width: 200, height: 44, fill: "#222222" }, [
    text("{action}", { x: 80, y: 312, color: "#ffffff" }),
  ]);
  const words = ["{login}", "{count} followers"].map((one, index) =>
    text(one, { x: 20, y: 40 + 60 * index, width: 335 }),
  );
  expect(findingsOn(...words, button).map(({ severity }) => severity)).toEqual(["minor"]);
});

test("“Button” on a button was forgotten, and is told at once where no filler shows a draft", () => {
  const button = (y: number) =>
    instance("Button", { x: 20, y, width: 200, height: 44, fill: "#222222" }, [
      text("Button", { x: 80, y: y + 12, color: "#ffffff" }),
    ]);
  const folded = (...more: readonly SceneNode[]) =>
    findingsOn(button(40), ...more).map(({ severity, isDetail = false }) => [severity, isDetail]);
  expect(folded()).toEqual([["major", false]]);
  expect(folded(text(FILLER, { x: 20, y: 140, width: 335, height: 48 }))).toEqual([["minor", true]]);
  // The cards of a template have one each.
  expect(folded(button(240), button(440))).toEqual([["minor", true]]);
});

test("paragraphs of filler and default texts of one screen are told once, together", () => {
  const node = screen([
    text("Label", { x: 20, y: 40, sizePx: 28, weight: 700, color: "#1a3fb0" }),
    text("Lorem ipsum dolor sit amet, consectetur adipiscing elit.", { x: 20, y: 90, width: 320 }),
    text("Starred messages of this week", { x: 20, y: 300, width: 300 }),
  ]);
  const { findings } = reviewFrame(sceneOf(node), node);
  const told = findings.filter(({ rule }) => rule === "placeholder-copy");
  expect(told.map(({ layers }) => layers.length)).toEqual([2]);
});

test("filler beside finished copy was left in, and is major; in a draft it is a detail", () => {
  const written = [
    "We bake your bread at night",
    "You order until noon, and collect it at four",
    "Open from Tuesday to Saturday",
    "Ask us for a cake of your own",
    "Our flour comes from the mill next door",
  ].map((words, index) => text(words, { x: 20, y: 260 + 40 * index, width: 335 }));
  const told = (...children: readonly SceneNode[]) => {
    const findings = findingsOf(placeholderCopy, screen(children));
    return findings.map(({ title, severity, isDetail = false }) => [title, severity, isDetail]);
  };
  expect(told(...offered(FILLER, "#222222"), ...written)).toEqual([
    ["Filler left beside finished copy", "major", false],
  ]);
  expect(told(text(`“${FILLER}”`, { x: 20, y: 140, width: 335 }), ...written), "a quotation").toMatchObject([
    [expect.anything(), "minor", true],
  ]);
  const more = [500, 540].map((y) => text(FILLER, { x: 20, y, width: 335 }));
  expect(told(...offered(FILLER, "#222222"), ...written.slice(2), ...more)).toEqual([
    ["Placeholder copy left in", "minor", true],
  ]);
});
