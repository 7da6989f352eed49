import { onPhone, type Example } from "./example.ts";
import { ACCENT, box, button, EDGE_PX, entry, INK, LINE, PAPER, password, title, words } from "./parts.ts";

const FIELD_PX = 327;

/** An outlined box with words in its middle, as a field is drawn. */
const outlined = (y: number, label: string) =>
  box(EDGE_PX, y, FIELD_PX, 48, { name: "Button", fill: PAPER, line: LINE, radiusPx: 12 }, [
    words(EDGE_PX + FIELD_PX / 2, y + 12, label, { weight: 600, align: "center" }),
  ]);

/** A field with its label above, whose words are so far below the middle. */
const slipped = (y: number, label: string, value: string, downPx: number) => [
  words(EDGE_PX, y - 28, label, { sizePx: 14, weight: 600, leading: 12 / 7 }),
  box(EDGE_PX, y, FIELD_PX, 56, { name: "Rectangle", fill: PAPER, line: LINE, radiusPx: 12 }),
  words(EDGE_PX + 16, y + 16 + downPx, value),
];

/** A button of its own height, with corners of its own. */
const booking = (y: number, label: string, height: number, radiusPx: number) =>
  box(EDGE_PX, y, 160, height, { name: "Button", fill: ACCENT, radiusPx }, [
    words(EDGE_PX + 80, y + (height - 24) / 2, label, { weight: 600, color: PAPER, align: "center" }),
  ]);

/** Examples of slips in how the parts of a form look. */
export const FORM_LOOK_EXAMPLES: Readonly<Record<string, Example>> = {
  "field-words-off": onPhone(380, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    ...slipped(120, say("Street", "Rue"), "Largo 7", isBad ? 10 : 0),
    ...slipped(220, say("City", "Ville"), "Lisbon", isBad ? 10 : 0),
    button(EDGE_PX, 308, say("Save the address", "Enregistrer l’adresse")),
  ]),
  "button-off-fields": onPhone(340, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    ...entry(EDGE_PX, 112, say("Street", "Rue"), { value: "Largo 7" }),
    ...entry(EDGE_PX, 196, say("City", "Ville"), { value: "Lisbon" }),
    box(EDGE_PX, 268, isBad ? FIELD_PX - 18 : FIELD_PX, 48, { name: "Button", fill: ACCENT, radiusPx: 12 }, [
      words(isBad ? 178.5 : 187.5, 280, say("Save", "Enregistrer"), {
        weight: 600,
        color: PAPER,
        align: "center",
      }),
    ]),
  ]),
  "button-like-field": onPhone(340, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    ...entry(EDGE_PX, 112, say("Street", "Rue"), { value: "Largo 7" }),
    ...entry(EDGE_PX, 196, say("City", "Ville"), { value: "Lisbon" }),
    isBad
      ? outlined(268, say("Save the address", "Enregistrer l’adresse"))
      : button(EDGE_PX, 268, say("Save the address", "Enregistrer l’adresse")),
  ]),
  "answer-like-question": onPhone(400, (say, isBad) => [
    title(say("Sign up", "Inscription")),
    ...entry(EDGE_PX, 112, say("Email", "E-mail"), { value: "anna@example.com" }),
    ...password(196, say("Password", "Mot de passe"), say("Show", "Afficher")),
    button(EDGE_PX, 268, say("Sign up", "S’inscrire")),
    words(EDGE_PX, 340, say("Already a member?", "Déjà membre ?"), { width: 140 }),
    words(EDGE_PX + 148, 340, say("Log in", "Se connecter"), {
      color: isBad ? INK : ACCENT,
      ...(isBad ? {} : { run: { decoration: "underline" as const } }),
    }),
  ]),
  "grey-main-button": onPhone(380, (say, isBad) => [
    box(0, 0, 375, 812, { name: "Ground", type: "RECTANGLE", fill: "#1f2a5a" }),
    words(EDGE_PX, 40, say("Two weeks by the sea", "Deux semaines à la mer"), {
      sizePx: 28,
      weight: 700,
      color: PAPER,
      width: FIELD_PX,
    }),
    words(EDGE_PX, 150, say("Breakfast is part of it.", "Petit déjeuner compris."), { color: PAPER }),
    box(EDGE_PX, 240, FIELD_PX, 48, { name: "Button", fill: isBad ? "#d9d9d9" : "#ffc933", radiusPx: 12 }, [
      words(EDGE_PX + FIELD_PX / 2, 252, say("Book now", "Réserver"), { weight: 600, align: "center" }),
    ]),
  ]),
};
