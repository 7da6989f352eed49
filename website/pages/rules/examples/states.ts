import type { SceneNode } from "../../../../shared/scene/scene.ts";
import type { Example, Say } from "./example.ts";
import { box, button, EDGE_PX, entry, PAPER, prose, title, words } from "./parts.ts";

const WIDTH_PX = 375;

const HEIGHT_PX = 520;
const APART_PX = 40;

const IN_ROW = 3;

const leftOf = (place: number): number => (place % IN_ROW) * (WIDTH_PX + APART_PX);
const topOf = (place: number): number => Math.floor(place / IN_ROW) * (HEIGHT_PX + APART_PX);

/** A screen of a set, at its place in the rows of them. */
const screenAt = (place: number, name: string, layers: readonly SceneNode[]): SceneNode =>
  box(leftOf(place), topOf(place), WIDTH_PX, HEIGHT_PX, { id: `screen${place}`, name, fill: PAPER }, layers);

const beside = (say: Say, ...others: readonly string[]): readonly SceneNode[] =>
  [
    say("The teas of the month", "Les thés du mois"),
    say("How would you like to pay?", "Comment payer ?"),
    say("Thank you for your order", "Merci de votre commande"),
    ...others,
  ].map((name, index) =>
    screenAt(index + 1, name, [
      words(leftOf(index + 1) + EDGE_PX, topOf(index + 1) + 32, name, {
        sizePx: 24,
        weight: 600,
        width: 327,
      }),
    ]),
  );

const WHOLE_PAGE = { page: { id: "page", name: "Shop", isComplete: true as const } };

/** Examples of sets of screens that lack a state. */
export const STATE_EXAMPLES: Readonly<Record<string, Example>> = {
  "state-not-shown": {
    frame: (say) =>
      screenAt(0, say("Address", "Adresse"), [
        title(say("Your address", "Votre adresse")),
        prose(76, say("It will be with you on Friday.", "Il sera chez vous vendredi.")),
        ...entry(EDGE_PX, 164, say("Street", "Rue"), { value: "Rua Augusta 12" }),
        ...entry(EDGE_PX, 252, say("City", "Ville"), { value: say("Lisbon", "Lisbonne") }),
        button(EDGE_PX, 408, say("Save the address", "Enregistrer l’adresse")),
      ]),
    beside: (say, isBad) =>
      beside(
        say,
        isBad
          ? say("The parcel is on its way", "Le colis est en route")
          : say("This postcode is not valid: it must have five digits", "Ce code postal est invalide"),
      ),
    tables: WHOLE_PAGE,
  },
};
