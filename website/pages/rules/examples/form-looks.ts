import { onPhone, type Example } from "./example.ts";
import { ACCENT, box, button, EDGE_PX, entry, LINE, PAPER, title, words } from "./parts.ts";

const FIELD_PX = 327;

/** A field with its label above, whose words are so far below the middle. */
const slipped = (y: number, label: string, value: string, downPx: number) => [
  words(EDGE_PX, y - 28, label, { sizePx: 14, weight: 600, leading: 12 / 7 }),
  box(EDGE_PX, y, FIELD_PX, 56, { name: "Rectangle", fill: PAPER, line: LINE, radiusPx: 12 }),
  words(EDGE_PX + 16, y + 16 + downPx, value),
];

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
};
