import { onPhone, type Example } from "./example.ts";
import { ACCENT, button, EDGE_PX, entry, password, rows, row, title, words } from "./parts.ts";

/** Examples of statements that cannot be true. */
export const FACT_EXAMPLES: Readonly<Record<string, Example>> = {
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
