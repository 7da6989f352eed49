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

testPairs("vague-label", {
  "OK on a dialog that deletes": [okDialog("OK"), okDialog("Supprimer")],
  "Cliquez ici as link, underlined": [here("Cliquez ici", true), here("Voir les dates des ateliers", true)],
  "Cliquez ici in blue": [here("Cliquez ici", false), here("Voir les dates des ateliers", false)],
});
