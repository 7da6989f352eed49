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

const seg = (chosen: number) =>
  drawing(
    414,
    896,
    "#ffffff",
    statusBar(414),
    words("Commandes", 24, 64, 28, { weight: 700 }),
    rect(24, 120, 366, 44, "#eef0f4", { round: 12 }),
    chosen >= 0 ? rect(28 + chosen * 120, 124, 118, 36, "#ffffff", { round: 10 }) : [],
    ["En cours", "Livrées", "Annulées"].map((a, i) =>
      words(a, 0, 133, 14, {
        weight: i === chosen ? 600 : 500,
        middle: 87 + i * 120,
        color: i === chosen ? "#111827" : "#4b5563",
      }),
    ),
    ["Commande 2041", "Commande 2038", "Commande 2029"].flatMap((a, i) => [
      rect(24, 190 + i * 92, 366, 80, "#ffffff", { round: 14, line: "#d1d5db" }),
      words(a, 44, 206 + i * 92, 16, { weight: 600 }),
      words(["Arrive mardi 4 mars", "Arrive jeudi 6 mars", "En préparation"][i], 44, 232 + i * 92, 14, {
        color: "#4b5563",
      }),
    ]),
  );

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

const topTabs = (ch: number[]) =>
  drawing(
    390,
    844,
    "#ffffff",
    statusBar(390),
    words("Library", 20, 60, 28, { weight: 700 }),
    ["Playlists", "Albums", "Artists", "Podcasts"].flatMap((a, i) => [
      words(a, 0, 116, 15, {
        middle: 62 + i * 90,
        weight: ch.includes(i) ? 600 : 400,
        color: ch.includes(i) ? "#6d28d9" : "#4b5563",
      }),
      ch.includes(i) ? rect(30 + i * 90, 142, 64, 3, "#6d28d9") : [],
    ]),
    rect(0, 145, 390, 1, "#d1d5db"),
    [0, 1, 2, 3].flatMap((i) => [
      rect(20, 168 + i * 76, 60, 60, ["#fca5a5", "#93c5fd", "#fcd34d", "#86efac"][i]),
      words(["Morning run", "Deep focus", "Sunday brunch", "Late train"][i], 96, 176 + i * 76, 16, {
        weight: 500,
      }),
      words(["42 songs", "18 songs", "63 songs", "27 songs"][i], 96, 200 + i * 76, 14, { color: "#4b5563" }),
    ]),
  );

testPairs("chosen-option", {
  "segments, none chosen": [seg(-1), seg(0)],
  "underlined tabs, none chosen": [topTabs([]), topTabs([3])],
});

testPairs("chosen-option", {
  "sizes as pills, two chosen": [pills([1, 2]), pills([1])],
  "radios, two chosen": [radios([0, 2]), radios([0])],
  "bare radios without boxes, two chosen": [radiosEn([0, 1]), radiosEn([2])],
  "underlined tabs, two chosen": [topTabs([0, 2]), topTabs([1])],
});
