import { button, drawing, group, rect, statusBar, testPairs, vector, words } from "./testing.ts";

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

const tot = (b: string) =>
  drawing(
    375,
    812,
    "#ffffff",
    statusBar(375),
    vector(22, 62, 9, 17),
    words("Checkout", 20, 100, 26, { weight: 700 }),
    [
      ["Tickets (2)", "£36.00"],
      ["Booking fee", "£2.40"],
    ].flatMap(([a, p], i) => [words(a, 20, 160 + i * 40, 16), words(p, 0, 160 + i * 40, 16, { end: 355 })]),
    rect(20, 246, 335, 1, "#9ca3af"),
    words("Total", 20, 264, 20, { weight: 700 }),
    words("£38.40", 0, 264, 20, { weight: 700, end: 355 }),
    button([20, 690, 335, 54], b, "#7c2d12", "#ffffff"),
  );

const totFr = (b: string) =>
  drawing(
    393,
    852,
    "#ffffff",
    statusBar(393),
    vector(22, 62, 9, 17),
    words("Votre réservation", 24, 100, 26, { weight: 700 }),
    rect(24, 150, 345, 150, "#f1f5f9", { round: 16 }),
    words("Chambre double", 44, 172, 16, { weight: 600 }),
    words("2 nuits, du 4 au 6 avril", 44, 200, 15, { color: "#475569" }),
    words("Total à payer", 44, 250, 16),
    words("214 €", 0, 248, 20, { weight: 700, end: 349 }),
    group(...button([24, 730, 345, 54], b, "#0e7490", "#ffffff", { round: 27 })),
  );

testPairs("unstressed-sum", {
  "note larger than its price, on a card": [price(true), price(false)],
  "VAT note larger than price": [priceTag(true), priceTag(false)],
});

testPairs("bill-disagrees", {
  "total disagrees with its button": [tot("Pay £34.80"), tot("Pay £38.40")],
  "total disagrees with its button, French": [totFr("Payer 241 €"), totFr("Payer 214 €")],
});
