import {
  button,
  drawing,
  group,
  rect,
  statusBar,
  testPairs,
  vector,
  words,
} from "../../../tests/review/drawn-screen.ts";

const pay = (y: number, bar: boolean) =>
  drawing(
    390,
    844,
    "#ffffff",
    statusBar(390),
    vector(22, 62, 9, 17),
    words("Récapitulatif", 0, 60, 18, { weight: 600, middle: 195 }),
    [
      ["Tajine d’agneau", "16,50 €"],
      ["Salade fattouche", "8,00 €"],
      ["Thé à la menthe", "3,20 €"],
    ].flatMap(([a, b], i) => [
      rect(20, 120 + i * 76, 56, 56, "#d6c3a5", { round: 10 }),
      words(a, 90, 128 + i * 76, 16, { weight: 500 }),
      words(b, 0, 138 + i * 76, 16, { end: 370 }),
    ]),
    words("Livraison", 20, 380, 15, { color: "#4b5563" }),
    words("2,90 €", 0, 380, 15, { end: 370, color: "#4b5563" }),
    words("Total", 20, 420, 20, { weight: 700 }),
    words("30,60 €", 0, 420, 20, { weight: 700, end: 370 }),
    button([20, y, 350, 50], "Commander", "#b4380f", "#ffffff"),
    bar ? rect(128, 831, 134, 5, "#000000", { round: 3 }) : [],
  );

const two = (y: number) =>
  drawing(
    393,
    852,
    "#f7f7fb",
    statusBar(393),
    words("Allow location", 28, 520, 28, { weight: 700 }),
    words("We show what is open around you.", 28, 566, 16, { color: "#4b5563" }),
    rect(60, 160, 273, 300, "#c7d2fe", { round: 24 }),
    group(...button([28, y - 64, 337, 52], "Allow while using", "#3730a3", "#ffffff", { round: 26 })),
    group(...button([28, y, 337, 52], "Not now", "#e5e7eb", "#111827", { round: 26 })),
  );

testPairs("home-indicator", {
  "button under the home indicator, its bar drawn": [pay(790, true), pay(740, true)],
  "button under the home indicator, no bar": [pay(788, false), pay(736, false)],
  "second button in the strip, grouped": [two(796), two(740)],
});
