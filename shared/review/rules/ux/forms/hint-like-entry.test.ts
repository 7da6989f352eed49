import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { hintLikeEntry } from "./hint-like-entry.ts";

const DARK = "#1c1c1c";

type Entry = readonly [label: string, words: string, color?: string];

const field = ([label, words, color = DARK]: Entry, index: number): readonly SceneNode[] => {
  const y = 120 + 100 * index;
  return [
    ...(label === "" ? [] : [text(label, { x: 20, y, sizePx: 14, height: 20, color: DARK })]),
    instance("Input", { x: 20, y: y + 28, width: 335, height: 48, fill: "#f2f3f7" }, [
      text(words, { x: 36, y: y + 42, height: 20, color }),
    ]),
  ];
};

const form = (...entries: readonly Entry[]): SceneNode =>
  screen([
    text("Your details", { x: 20, y: 50, sizePx: 28, weight: 700 }),
    ...entries.flatMap(field),
    instance("Button", { x: 20, y: 640, width: 335, height: 48, fill: "#1a3fb0" }, [
      text("Continue", { x: 150, y: 654, color: "#ffffff" }),
    ]),
  ]);

testRule(hintLikeEntry, {
  fail: {
    "requests as dark as the labels": [
      form(["Full name", "Enter your full name"], ["Email", "name@company.com"]),
      { hints: "Enter your full name, name@company.com" },
    ],
    "a French request and a date": [
      form(["Nom", "Saisissez votre nom"], ["Date de naissance", "jj/mm/aaaa"]),
      { hints: "Saisissez votre nom, jj/mm/aaaa" },
    ],
    "a day and a time by their letters": [
      form(["Date", "mm/dd/yyyy"], ["Time", "HH:MM"]),
      { hints: "mm/dd/yyyy, HH:MM" },
    ],
  },
  pass: {
    "one hint alone": form(["Email", "name@company.com"]),
  },
});
