import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { placeholderAsLabel } from "./placeholder-as-label.ts";

const input = (placeholder: string, name = "Input") =>
  instance(name, { x: 24, y: 100, width: 300, height: 40, fill: "#eeeeee" }, [
    text(placeholder, { x: 40, y: 108, name: "Value" }),
  ]);

testRule(placeholderAsLabel, {
  pass: {
    "a field with a label above": screen([text("Email", { x: 24, y: 70 }), input("you@example.com")]),
    "a label centred above that ends with a colon": screen([
      text("Email:", { x: 134, y: 68, width: 80 }),
      input("Your email"),
    ]),
    "a long sentence above that ends with a colon": screen([
      text(
        "To hear once a week about new courses, dates, offers and what our teachers write, and nothing else, sign up here with your address:",
        { x: 24, y: 60, width: 327, height: 38 },
      ),
      input("you@example.com"),
    ]),
    "a sentence above that ends with a colon, in a text box that is wider and higher than its letters":
      screen([
        text("Tell us where we should send what we write about our courses each week:", {
          x: 10,
          y: 50,
          width: 355,
          height: 64,
          align: "center",
        }),
        input("Enter your email"),
      ]),
    "a search field": screen([input("Search products")]),
    "a message field of a chat": screen([input("Write a message")]),
    "a French search field": screen([input("Rechercher")]),
    "a field with a label and a value inside": screen([
      instance("Input", { x: 24, y: 100, width: 300, height: 56, fill: "#eeeeee" }, [
        text("Email", { x: 40, y: 104, sizePx: 12 }),
        text("a@b.com", { x: 40, y: 124 }),
      ]),
    ]),
    "a floating label in a layer of its own": screen([
      instance("Text field", { x: 24, y: 100, width: 300, height: 56, fill: "#eeeeee" }, [
        layer({ name: "label", x: 40, y: 116, width: 60, height: 24 }, [text("Email", { x: 40, y: 116 })]),
      ]),
    ]),
    "the one question of a screen, asked in its heading": screen([
      text("What’s your name?", { x: 24, y: 40, sizePx: 28 }),
      input("Your name"),
    ]),
    "a number, which is a value": screen([input("12")]),
    "a name that was entered": screen([input("Blue Harbour")]),
    "a form that is filled in, all of it in one grey": screen([
      input("Blue Harbour"),
      instance("Input", { x: 24, y: 160, width: 300, height: 40, fill: "#eeeeee" }, [
        text("Springfield", { x: 40, y: 168, color: "#a1a4b2" }),
      ]),
    ]),
    "a text inside that is called a label": screen([
      instance("Text field", { x: 24, y: 100, width: 300, height: 56, fill: "#eeeeee" }, [
        text("Email", { x: 40, y: 116, name: "Label text" }),
      ]),
    ]),
  },
  fail: {
    "words centred above that name nothing": [
      screen([text("Or go on with", { x: 124, y: 68, width: 100 }), input("Email")]),
      { placeholder: "Email" },
    ],
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
    "a paragraph above is not a label": [
      screen([
        text(
          "Pro tip: change the template in the editor, then run the tool again while the server is still on, and it loads by itself.",
          { x: 24, y: 40, width: 300, height: 48, resize: "height" },
        ),
        input("Placeholder text"),
      ]),
      { placeholder: "Placeholder text" },
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
    "a screen without fields": screen([layer({ name: "Card" }, [text("Email")])]),
  },
});
