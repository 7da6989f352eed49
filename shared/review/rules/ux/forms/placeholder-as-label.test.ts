import { expect, test } from "vitest";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { placeholderAsLabel } from "./placeholder-as-label.ts";

const input = (placeholder: string, name = "Input") =>
  instance(name, { x: 24, y: 100, width: 300, height: 40, fill: "#eeeeee" }, [
    text(placeholder, { x: 40, y: 108, name: "Value" }),
  ]);

testRule(placeholderAsLabel, {
  pass: {
    "a label centred above that ends with a colon": screen([
      text("Email:", { x: 134, y: 68, width: 80 }),
      input("Your email"),
    ]),
    "options whose words are still to be written": screen([input("Placeholder")]),
    "rows of a list, each with the same word": screen(
      [0, 1, 2].map((at) =>
        instance("Input", { x: 24, y: 100 + 60 * at, width: 300, height: 40, fill: "#eeeeee" }, [
          text("Username", { x: 40, y: 108 + 60 * at, name: "Value" }),
        ]),
      ),
    ),
    "the one field in the bar of a site": screen(
      [
        instance("Input", { x: 900, y: 20, width: 300, height: 40, fill: "#eeeeee" }, [
          text("Type here…", { x: 916, y: 28, name: "Value" }),
        ]),
      ],
      { width: 1280 },
    ),
    "what people look for": screen([input("Enter what you are looking for")]),
    "a message field of a chat": screen([input("Write a message")]),
    "the one question of a screen, asked in its heading": screen([
      text("What’s your name?", { x: 24, y: 40, sizePx: 28 }),
      input("Your name"),
    ]),
    "a field below one that is filled in, in which the label has risen above the value": screen([
      instance("Input", { x: 24, y: 40, width: 300, height: 56, fill: "#eeeeee" }, [
        text("Name", { x: 40, y: 48, name: "Value", sizePx: 12, height: 16 }),
        text("Ada Lovelace", { x: 40, y: 68, name: "Value" }),
      ]),
      input("Subject"),
    ]),
    "a small label that is raised already, with room for the value below it": screen([
      instance("Input", { x: 24, y: 100, width: 300, height: 44, fill: "#eeeeee" }, [
        text("Email", { x: 40, y: 104, name: "Value", sizePx: 10, height: 12 }),
      ]),
    ]),
  },
  fail: {
    "a field with nothing but a placeholder": [screen([input("Email")]), { placeholder: "Email" }],
    "a field below one that has a label and a value": [
      screen([
        text("Card number", { x: 24, y: 72, weight: 600 }),
        input("4242 4242 4242 4242"),
        instance("Input", { x: 24, y: 160, width: 300, height: 40, fill: "#eeeeee" }, [
          text("Email address", { x: 40, y: 168, color: "#5d6574" }),
        ]),
      ]),
      { placeholder: "Email address" },
    ],
    "a heading above is not a label": [
      screen([text("Our newsletter", { x: 24, y: 60, sizePx: 24 }), input("you@example.com")]),
      { placeholder: "you@example.com" },
    ],
  },
  ignore: {
    "a label above its field, in a layer that is called as the field": screen([
      layer({ name: "Email Field", x: 24, y: 60, width: 120, height: 34 }, [
        text("Email", { x: 24, y: 62, sizePx: 20 }),
      ]),
    ]),
    "the boxes of a code": screen([instance("Input", { width: 48, height: 56 }, [text("4")])]),
    "a component that gets its label where it is used": layer(
      { name: "Input", type: "COMPONENT", width: 320, height: 120 },
      [input("Placeholder text")],
    ),
  },
});

test("one field that has only a hint is a detail, also above one to search with, and one that has a label", () => {
  const isDetail = (words: string, label = ""): boolean | undefined => {
    const below = instance("Input", { x: 24, y: 240, width: 300, height: 40, fill: "#eeeeee" }, [
      text(words, { x: 40, y: 248, name: "Value" }),
    ]);
    const [found] = findingsOf(
      placeholderAsLabel,
      screen([input("New task title"), text(label, { x: 24, y: 212, width: 80 }), below]),
    );
    return found?.isDetail ?? false;
  };
  expect(isDetail("Search tasks")).toBe(true);
  expect(isDetail("you@example.com", "Email")).toBe(true);
  expect(isDetail("Email")).toBe(false);
});
