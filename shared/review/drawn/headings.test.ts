import { drawing, rect, statusBar, testPairs, vector, words } from "./testing.ts";

const SETTINGS = [
  ["Adresse e-mail", "Mot de passe", "Langue"],
  ["Messages", "Rappels", "Nouveautés"],
  ["Historique", "Publicité", "Données"],
];

const heads = (bad: boolean, desk: boolean) => {
  const w = desk ? 1200 : 390;
  return drawing(
    w,
    desk ? 900 : 844,
    "#ffffff",
    desk ? [] : statusBar(w),
    words("Réglages", 24, 62, bad ? 18 : 30, { weight: 700 }),
    ["Compte", "Notifications", "Confidentialité"].flatMap((h, i) => {
      const y = 130 + i * 200;
      return [
        words(h, 24, y, bad ? 26 : 18, { weight: 700 }),
        (SETTINGS[i] ?? []).flatMap((setting, j) => [
          words(setting, 24, y + 46 + j * 44, 16),
          vector(w - 36, y + 48 + j * 44, 7, 12, "#4b5563"),
        ]),
      ];
    }),
  );
};

const headsFeed = (bad: boolean) =>
  drawing(
    375,
    812,
    "#ffffff",
    statusBar(375),
    words("Discover", 20, 60, bad ? 17 : 28, { weight: bad ? 600 : 700 }),
    ["New this week", "Popular near you"].flatMap((h, i) => [
      words(h, 20, 120 + i * 290, bad ? 24 : 20, { weight: 600 }),
      [0, 1].flatMap((j) => [
        rect(20 + j * 172, 164 + i * 290, 160, 150, ["#fecaca", "#bfdbfe", "#fef08a", "#bbf7d0"][i * 2 + j], {
          round: 14,
        }),
        words(
          ["Jazz in the park", "Night market", "River swim", "Clay studio"][i * 2 + j],
          20 + j * 172,
          322 + i * 290,
          15,
          { weight: 500 },
        ),
        words(["Fri 19:00", "Sat 18:00", "Sun 10:00", "Daily"][i * 2 + j], 20 + j * 172, 344 + i * 290, 13, {
          color: "#4b5563",
        }),
      ]),
    ]),
  );

testPairs("heading-order", {
  "section headings larger than the title of a phone": [heads(true, false), heads(false, false)],
  "section headings larger than the title of a page": [heads(true, true), heads(false, true)],
  "section headings larger than the title of a feed": [headsFeed(true), headsFeed(false)],
});
