import { onPhone, type Example } from "./example.ts";
import { box, EDGE_PX, entry, prose, QUIET, sign, title, LINE, WASH } from "./parts.ts";

/** Examples of things that cannot be told from their ground. */
export const CONTRAST_EXAMPLES: Readonly<Record<string, Example>> = {
  "text-contrast": onPhone(140, (say, isBad) => [
    title(say("Payment", "Paiement")),
    prose(76, say("You are charged when the order ships.", "Vous serez débité à l’expédition."), {
      color: isBad ? "#9ca3ae" : "#5d6574",
    }),
  ]),
  "icon-contrast": onPhone(152, (say, isBad) => [
    title(say("Your orders", "Vos commandes")),
    box(EDGE_PX, 84, 48, 48, { name: "Icon button" }, [
      sign(EDGE_PX + 12, 96, 24, "Search", isBad ? "#b9bec9" : QUIET),
    ]),
  ]),
  "border-contrast": onPhone(184, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    ...entry(EDGE_PX, 112, say("City", "Ville"), {
      value: say("Lisbon", "Lisbonne"),
      line: isBad ? "#d5d8df" : "#767b86",
    }),
  ]),
  "faint-field": onPhone(184, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    ...entry(EDGE_PX, 112, say("City", "Ville"), {
      value: say("Lisbon", "Lisbonne"),
      fill: WASH,
      line: isBad ? undefined : LINE,
    }),
  ]),
};
