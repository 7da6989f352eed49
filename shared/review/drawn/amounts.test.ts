import { button, drawing, rect, statusBar, testPairs, words } from "./testing.ts";

const price = (bad: boolean) =>
  drawing(
    390,
    844,
    "#0f172a",
    statusBar(390, "#ffffff"),
    words("Formule Duo", 24, 100, 28, { weight: 700, color: "#ffffff" }),
    rect(24, 170, 342, 240, "#1e293b", { round: 20 }),
    words("19,99 €", 48, 200, bad ? 14 : 36, { weight: 700, color: "#ffffff" }),
    words("par mois, sans engagement", 48, bad ? 226 : 252, bad ? 20 : 14, { color: "#cbd5e1" }),
    words("Deux profils, deux écrans", 48, 300, 16, { color: "#ffffff" }),
    words("Téléchargements illimités", 48, 330, 16, { color: "#ffffff" }),
    button([24, 700, 342, 56], "Choisir Duo", "#38bdf8", "#0f172a"),
  );

const priceTag = (bad: boolean) =>
  drawing(
    375,
    812,
    "#ffffff",
    statusBar(375),
    rect(0, 90, 375, 320, "#e2e8f0"),
    words("Wool blanket", 20, 430, 22, { weight: 700 }),
    words("$129", 20, 470, bad ? 13 : 26, { weight: 600 }),
    words("incl. VAT, plus shipping", 20, bad ? 494 : 510, bad ? 18 : 13, { color: "#475569" }),
    words("Woven in Wales from undyed wool.", 20, 550, 16),
    button([20, 700, 335, 54], "Add to basket", "#0f172a", "#ffffff"),
  );

testPairs("unstressed-sum", {
  "note larger than its price, on a card": [price(true), price(false)],
  "VAT note larger than price": [priceTag(true), priceTag(false)],
});
