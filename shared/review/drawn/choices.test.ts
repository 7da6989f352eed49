import {
  button,
  drawing,
  ellipse,
  group,
  rect,
  statusBar,
  testPairs,
  vector,
  words,
} from "../../../tests/review/drawn-screen.ts";

const pills = (ch: number[]) =>
  drawing(
    360,
    800,
    "#fffaf3",
    statusBar(360),
    words("Size", 24, 420, 18, { weight: 600 }),
    rect(24, 90, 312, 290, "#e7d5bd", { round: 20 }),
    ["XS", "S", "M", "L"].flatMap((a, i) => [
      rect(24 + i * 74, 456, 62, 44, ch.includes(i) ? "#3f2d1c" : "#ffffff", { round: 22, line: "#3f2d1c" }),
      words(a, 0, 469, 15, {
        weight: 500,
        middle: 55 + i * 74,
        color: ch.includes(i) ? "#ffffff" : "#3f2d1c",
      }),
    ]),
    words("Linen shirt", 24, 530, 24, { weight: 700 }),
    words("£48", 24, 566, 20, { weight: 600 }),
    button([24, 700, 312, 54], "Add to bag", "#a3461a", "#ffffff", { round: 27 }),
  );

const radios = (ch: number[]) =>
  drawing(
    390,
    844,
    "#ffffff",
    statusBar(390),
    vector(22, 62, 9, 17),
    words("Mode de paiement", 24, 104, 26, { weight: 700 }),
    ["Carte bancaire", "PayPal", "Virement", "Chèque"].flatMap((a, i) => {
      const y = 164 + i * 72;
      return [
        rect(24, y, 342, 58, "#ffffff", { round: 12, line: "#c4c9d4" }),
        ellipse(40, y + 19, 20, 20, "#ffffff", {
          line: ch.includes(i) ? "#0f62fe" : "#6b7280",
          lineWidth: 2,
        }),
        ch.includes(i) ? ellipse(45, y + 24, 10, 10, "#0f62fe") : [],
        words(a, 76, y + 19, 16),
      ];
    }),
    button([24, 716, 342, 54], "Continuer", "#0f62fe", "#ffffff"),
  );

const radiosEn = (ch: number[]) =>
  drawing(
    375,
    812,
    "#ffffff",
    statusBar(375),
    words("How often?", 20, 90, 24, { weight: 700 }),
    ["Every day", "Every week", "Every month"].flatMap((a, i) => {
      const y = 150 + i * 48;
      return [
        group(
          ellipse(20, y, 24, 24, undefined, { line: "#334155", lineWidth: 2 }),
          ...(ch.includes(i) ? [ellipse(26, y + 6, 12, 12, "#334155")] : []),
        ),
        words(a, 56, y + 2, 16),
      ];
    }),
    button([20, 690, 335, 52], "Save schedule", "#0f766e", "#ffffff"),
  );

testPairs("chosen-option", {
  "sizes as pills, two chosen": [pills([1, 2]), pills([1])],
  "radios, two chosen": [radios([0, 2]), radios([0])],
  "bare radios without boxes, two chosen": [radiosEn([0, 1]), radiosEn([2])],
});
