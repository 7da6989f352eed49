import { onPhone, type Example } from "./example.ts";
import {
  ACCENT,
  box,
  button,
  EDGE_PX,
  entry,
  INK,
  LINE,
  password,
  RED,
  sign,
  title,
  PAPER,
  words,
} from "./parts.ts";

const name = { value: "Anna Weber" };

/** Examples of slips in forms. */
export const FORM_EXAMPLES: Readonly<Record<string, Example>> = {
  "label-proximity": onPhone(352, (say, isBad) => {
    const top = isBad ? 200 : 212;
    return [
      title(say("Your address", "Votre adresse")),
      box(
        EDGE_PX,
        84,
        327,
        76,
        { name: "Group" },
        entry(EDGE_PX, 112, say("City", "Ville"), { value: say("Lisbon", "Lisbonne") }),
      ),
      box(EDGE_PX, isBad ? 164 : 184, 327, top + 48 - (isBad ? 164 : 184), { name: "Group" }, [
        words(EDGE_PX, isBad ? 164 : 184, say("Country", "Pays"), {
          sizePx: 14,
          weight: 600,
          leading: 12 / 7,
        }),
        box(EDGE_PX, top, 327, 48, { name: "Select", fill: PAPER, line: LINE, radiusPx: 12 }, [
          words(EDGE_PX + 16, top + 12, "Portugal"),
          {
            ...sign(323, top + 21, 12, "Chevron down", INK),
            box: { x: 323, y: top + 21, width: 12, height: 6 },
          },
        ]),
      ]),
      button(EDGE_PX, 284, say("Save the address", "Enregistrer l’adresse")),
    ];
  }),
  "placeholder-as-label": onPhone(340, (say, isBad) => [
    title(say("Your account", "Votre compte")),
    ...entry(EDGE_PX, 112, say("Full name", "Nom complet"), name),
    ...entry(EDGE_PX, 196, isBad ? "" : say("Phone number", "Téléphone"), {
      placeholder: isBad
        ? say("Phone number", "Téléphone")
        : say("Such as 020 7946 0018", "Par ex. 01 99 00 12 34"),
    }),
    button(EDGE_PX, 268, say("Save the account", "Enregistrer")),
  ]),
  "hint-like-entry": onPhone(340, (say, isBad) => {
    const hint = (words: string) => (isBad ? { value: words } : { placeholder: words });
    return [
      title(say("Your account", "Votre compte")),
      ...entry(
        EDGE_PX,
        112,
        say("Full name", "Nom complet"),
        hint(say("Enter your full name", "Saisissez votre nom complet")),
      ),
      ...entry(EDGE_PX, 196, say("Email", "E-mail"), hint(say("name@example.com", "nom@example.com"))),
      button(EDGE_PX, 268, say("Save the account", "Enregistrer")),
    ];
  }),
  "field-lacks-label": onPhone(340, (say, isBad) => [
    title(say("Your account", "Votre compte")),
    ...entry(EDGE_PX, 112, say("Full name", "Nom complet"), name),
    ...entry(EDGE_PX, 196, isBad ? "" : say("City", "Ville"), { value: say("Lisbon", "Lisbonne") }),
    button(EDGE_PX, 268, say("Save the account", "Enregistrer")),
  ]),
  "error-without-message": onPhone(340, (say, isBad) => [
    title(say("Your account", "Votre compte")),
    ...entry(EDGE_PX, 112, say("Full name", "Nom complet"), name),
    ...entry(EDGE_PX, 196, say("Email", "E-mail"), { value: "anna.weber", line: RED, linePx: 2 }),
    ...(isBad
      ? []
      : [
          words(EDGE_PX, 250, say("Enter an address with an @.", "Saisissez une adresse avec un @."), {
            sizePx: 14,
            color: RED,
          }),
        ]),
    button(EDGE_PX, 284, say("Save the account", "Enregistrer")),
  ]),
  "password-unseen": onPhone(380, (say, isBad) => [
    title(say("Log in", "Connexion")),
    ...entry(EDGE_PX, 112, say("Email", "E-mail"), { value: "anna@example.com" }),
    ...password(196, say("Password", "Mot de passe"), isBad ? "" : say("Show", "Afficher")),
    words(EDGE_PX, 260, say("Forgot your password?", "Mot de passe oublié ?"), {
      color: ACCENT,
      run: { decoration: "underline" as const },
    }),
    button(EDGE_PX, 308, say("Log in", "Se connecter")),
  ]),
  "form-without-action": onPhone(436, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    ...entry(EDGE_PX, 112, say("Full name", "Nom complet"), name),
    ...entry(EDGE_PX, 196, say("City", "Ville"), { value: say("Lisbon", "Lisbonne") }),
    ...entry(EDGE_PX, 280, say("Phone number", "Téléphone"), {
      value: say("020 7946 0018", "01 99 00 12 34"),
    }),
    ...(isBad
      ? []
      : [
          sign(327, 36, 24, "Close", INK),
          button(EDGE_PX, 364, say("Save the address", "Enregistrer l’adresse")),
        ]),
  ]),
  "preticked-consent": onPhone(260, (say, isBad) => [
    title(say("Your account", "Votre compte")),
    ...entry(EDGE_PX, 112, say("Email", "E-mail"), { value: "anna@example.com" }),
    box(EDGE_PX, 172, 327, 24, { name: "Checkbox" }, [
      box(
        EDGE_PX,
        172,
        24,
        24,
        { name: "Box", radiusPx: 6, line: isBad ? ACCENT : LINE, fill: isBad ? ACCENT : PAPER },
        isBad ? [sign(EDGE_PX + 6, 179, 12, "Check", PAPER)] : [],
      ),
      words(EDGE_PX + 36, 172, say("Send me news by email", "Recevoir la newsletter")),
    ]),
  ]),
};
