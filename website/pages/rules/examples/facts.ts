import type { SceneNode } from "../../../../shared/scene/scene.ts";
import { onPhone, type Example, type Say } from "./example.ts";
import { ACCENT, box, button, EDGE_PX, entry, password, QUIET, rows, row, title, words } from "./parts.ts";

/** A row of a bill: what it is for at its left, the sum at its right. */
const bill = (y: number, label: string, sum: string, weight = 400, sizePx = 16): readonly SceneNode[] => [
  words(EDGE_PX, y, label, { weight, sizePx, color: weight > 400 ? "#111827" : QUIET }),
  words(351, y, sum, { weight, sizePx, align: "right" }),
];

const money = (say: Say, whole: number): string => say(`€${whole}.00`, `${whole},00 €`);

/** Examples of statements that cannot be true. */
export const FACT_EXAMPLES: Readonly<Record<string, Example>> = {
  "bill-disagrees": onPhone(240, (say, isBad) => [
    title(say("Your bill", "Votre facture")),
    ...bill(88, say("Linen shirt", "Chemise en lin"), money(say, 42)),
    ...bill(124, say("Delivery", "Livraison"), money(say, 5)),
    box(EDGE_PX, 164, 327, 1, { name: "Line", type: "RECTANGLE", fill: "#767b86" }),
    ...bill(180, "Total", money(say, isBad ? 52 : 47), 700, 20),
  ]),
  "missing-sign": onPhone(344, (say, isBad) => [
    title(say("Settings", "Réglages")),
    ...rows(
      80,
      [say("Profile", "Profil"), say("Orders", "Commandes"), say("Payment", "Paiement"), say("Help", "Aide")],
      (name, y, index) => row(y, name, { fill: "#e3e6f1", ...(isBad && index === 2 && { end: [] }) }),
    ),
  ]),
  "sign-words-mixed": onPhone(380, (say, isBad) => [
    title(isBad ? say("Sign up", "Inscription") : say("Sign in", "Connexion")),
    ...entry(EDGE_PX, 112, say("Email", "E-mail"), { value: "anna@example.com" }),
    ...password(196, say("Password", "Mot de passe"), say("Show", "Afficher")),
    words(EDGE_PX, 256, say("Forgot your password?", "Mot de passe oublié ?"), {
      color: ACCENT,
      run: { decoration: "underline" as const },
    }),
    button(EDGE_PX, 304, say("Sign in", "Se connecter")),
  ]),
};
