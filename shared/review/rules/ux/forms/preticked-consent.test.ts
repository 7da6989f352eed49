import { layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { pretickedConsent } from "./preticked-consent.ts";

const field = (label: string, y: number, value?: string) => [
  text(label, { x: 24, y }),
  layer({ x: 24, y: y + 28, width: 327, height: 44, fill: "#ffffff", line: "#767676" }, [
    text(value ?? "Enter it here", { x: 40, y: y + 38, color: value ? "#111111" : "#767676" }),
  ]),
];

const box = (isTicked: boolean) =>
  layer(
    {
      x: 24,
      y: 402,
      width: 18,
      height: 18,
      round: 3,
      ...(isTicked ? { fill: "#1a3fb0" } : { fill: "#ffffff", line: "#767676" }),
    },
    isTicked
      ? [
          layer({
            type: "VECTOR",
            x: 28,
            y: 407,
            width: 10,
            height: 8,
            strokes: [solid("#ffffff")],
            stroke: { widthsPx: [2, 2, 2, 2], align: "center" } as const,
          }),
        ]
      : [],
  );

/** A form with a box to tick below it. */
const form = (words: string, isTicked: boolean, fields = [...field("Name", 100), ...field("Email", 190)]) =>
  screen([
    text("Create an account", { x: 24, y: 40, sizePx: 28, weight: 700 }),
    ...fields,
    box(isTicked),
    text(words, { x: 52, y: 400 }),
    layer({ x: 24, y: 460, width: 327, height: 48, fill: "#1a3fb0" }, [
      text("Create account", { x: 130, y: 472, color: "#ffffff" }),
    ]),
  ]);

testRule(pretickedConsent, {
  fail: {
    "an agreement to the terms": [form("I agree to the terms", true), { label: "I agree to the terms" }],
    "news by email": [form("Send me news by email", true), { label: "Send me news by email" }],
  },
  ignore: {
    "an agreement in a form that somebody has filled in": form("I agree to the terms", true, [
      ...field("Name", 100, "Ada Byron"),
      ...field("Email", 190, "ada@example.com"),
    ]),
    "an empty box": form("Send me news by email", false),
    "a count of deals": form("Pending deals", true),
    "what is no consent": form("Keep me signed in", true),
  },
});
