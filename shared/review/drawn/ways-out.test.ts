import { drawing, rect, statusBar, testPairs, vector, words } from "./testing.ts";

const sheet = (x: boolean) =>
  drawing(
    390,
    844,
    "#ffffff",
    statusBar(390),
    words("Catalogue", 24, 64, 26, { weight: 700 }),
    [0, 1, 2].map((i) => rect(24, 120 + i * 150, 342, 130, "#dbeafe", { round: 14 })),
    rect(0, 0, 390, 844, "#000000", { opacity: 0.5 }),
    rect(0, 430, 390, 414, "#ffffff", { round: 24 }),
    words("Filtrer par", 24, 462, 22, { weight: 700 }),
    x ? vector(346, 466, 16, 16) : [],
    ["Prix", "Marque", "Couleur", "Taille"].flatMap((a, i) => [
      words(a, 24, 516 + i * 56, 16),
      vector(356, 518 + i * 56, 7, 12, "#4b5563"),
      rect(24, 552 + i * 56, 342, 1, "#e5e7eb"),
    ]),
  );

testPairs("no-way-out", {
  "a sheet whose rows alone have signs": [sheet(false), sheet(true)],
});
