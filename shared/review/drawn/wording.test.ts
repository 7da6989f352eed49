import { button, drawing, rect, statusBar, testPairs, words } from "../../../tests/review/drawn-screen.ts";

const okDialog = (label: string) =>
  drawing(
    390,
    844,
    "#8a8d94",
    statusBar(390),
    rect(32, 300, 326, 220, "#ffffff", { round: 18 }),
    words("Supprimer la photo ?", 0, 328, 20, { weight: 700, middle: 195 }),
    words("Elle disparaîtra de tous vos appareils.", 56, 368, 15, {
      width: 278,
      height: 42,
      color: "#374151",
    }),
    button([52, 448, 134, 46], "Annuler", "#eef0f3", "#111827"),
    button([204, 448, 134, 46], label, "#b91c1c", "#ffffff"),
  );

const okForm = (label: string) =>
  drawing(
    360,
    780,
    "#ffffff",
    statusBar(360),
    words("New password", 24, 84, 24, { weight: 700 }),
    ["Current password", "New password again"].flatMap((l, i) => [
      words(l, 24, 140 + i * 96, 14, { weight: 500 }),
      rect(24, 164 + i * 96, 312, 50, "#f3f4f6", { round: 10, line: "#6b7280" }),
    ]),
    button([24, 380, 312, 52], label, "#111827", "#ffffff"),
  );

const here = (label: string, under: boolean) =>
  drawing(
    1024,
    768,
    "#ffffff",
    words("Nos ateliers", 64, 60, 36, { weight: 700 }),
    words("Chaque samedi, un artisan ouvre les portes de son atelier et montre son métier.", 64, 130, 18, {
      width: 620,
      height: 48,
    }),
    words(label, 64, 210, 18, { color: "#1d4ed8", isUnderlined: under }),
    rect(720, 60, 240, 320, "#cfe1d0", { round: 8 }),
    words("Les places sont limitées à huit personnes par atelier.", 64, 260, 18, { width: 500 }),
  );

const hereBtn = (label: string) =>
  drawing(
    390,
    844,
    "#ffffff",
    statusBar(390),
    rect(0, 100, 390, 260, "#fcd9b6"),
    words("Summer classes", 24, 390, 28, { weight: 700 }),
    words("Pottery, drawing and dance for all ages.", 24, 432, 16),
    button([24, 480, 342, 52], label, "#9a3412", "#ffffff"),
  );

testPairs("vague-label", {
  "OK on a dialog that deletes": [okDialog("OK"), okDialog("Supprimer")],
  "OK under a form": [okForm("OK"), okForm("Change password")],
  "Click here on a button": [hereBtn("Click here"), hereBtn("See the classes")],
  "Cliquez ici as link, underlined": [here("Cliquez ici", true), here("Voir les dates des ateliers", true)],
  "Cliquez ici in blue": [here("Cliquez ici", false), here("Voir les dates des ateliers", false)],
});
