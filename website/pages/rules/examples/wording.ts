import { onPhone, type Example } from "./example.ts";
import { ACCENT, button, EDGE_PX, entry, prose, RED, title, words } from "./parts.ts";

type Pair = readonly [string, string];

const PARCEL: Pair = ["Your parcel", "Votre colis"];

/** Words under a title, badly and well. */
const said = (
  bad: Pair,
  good: Pair,
  { heading = PARCEL, ...more }: Partial<Example> & { readonly heading?: Pair } = {},
): Example =>
  onPhone(150, (say, isBad) => [title(say(...heading)), prose(80, say(...(isBad ? bad : good)))], more);

/** A message below a entry, badly and well. */
const message = (bad: Pair, good: Pair): Example =>
  onPhone(270, (say, isBad) => [
    title(say("Delivery", "Livraison")),
    ...entry(EDGE_PX, 112, say("Day of delivery", "Jour de livraison"), {
      value: say("3 May", "3 mai"),
      line: RED,
      linePx: 2,
    }),
    words(EDGE_PX, 166, say(...(isBad ? bad : good)), {
      name: "Error message",
      sizePx: 14,
      color: RED,
      width: 327,
    }),
  ]);

const LONG_SENTENCE: Pair = [
  "We send your order on the day after your payment has reached us, unless that day is a Sunday, in which case it leaves our house on the Monday after it together with all of the orders of that day.",
  "Nous envoyons votre commande le lendemain du jour où votre paiement nous est parvenu, sauf si ce jour est un dimanche, auquel cas elle part de chez nous le lundi suivant avec toutes les autres commandes de ce jour.",
];
const SHORT_SENTENCES: Pair = [
  "We send your order on the day after your payment. On Sundays nothing leaves our house: such orders go on Monday.",
  "Nous envoyons votre commande le lendemain du paiement. Rien ne part le dimanche : ces commandes partent le lundi.",
];

/** Examples of slips in words. */
export const WORDING_EXAMPLES: Readonly<Record<string, Example>> = {
  "placeholder-copy": said(
    ["Lorem ipsum dolor sit amet.", "Lorem ipsum dolor sit amet."],
    ["It will be there on Monday.", "Il arrive lundi."],
  ),
  "unhelpful-error": message(
    ["Invalid input", "Champ invalide"],
    ["Choose a day after today.", "Choisissez un jour après aujourd’hui."],
  ),
  "vague-label": onPhone(170, (say, isBad) => [
    title(say(...PARCEL)),
    prose(76, say("It will be there on Monday.", "Il arrive lundi.")),
    words(
      EDGE_PX,
      116,
      isBad ? say("Click here", "Cliquez ici") : say("Read how we pack", "Lire comment nous emballons"),
      {
        color: ACCENT,
        run: { decoration: "underline", isLink: true },
      },
    ),
  ]),
  "inconsistent-terms": onPhone(270, (say, isBad) => [
    title(
      isBad
        ? say("Sign in to your account", "Identifiez-vous")
        : say("Log in to your account", "Connectez-vous"),
      { sizePx: 24 },
    ),
    ...entry(EDGE_PX, 112, say("Email", "E-mail"), { value: "anna@example.com" }),
    button(EDGE_PX, 184, say("Log in", "Se connecter")),
  ]),
  "text-too-long": onPhone(330, (say, isBad) => [
    title(say("Delivery", "Livraison")),
    prose(76, say(...(isBad ? LONG_SENTENCE : SHORT_SENTENCES))),
  ]),
  misspelling: said(
    ["It will arive on Monday morning.", "Votre addresse est enregistrée chez nous."],
    ["It will arrive on Monday morning.", "Votre adresse est enregistrée chez nous."],
  ),
  "slip-of-the-pen": said(
    ["It leaves today.It will be there on Monday.", "Il part lundi matin,avec vos autres articles."],
    ["It leaves today. It will be there on Monday.", "Il part lundi matin, avec vos autres articles."],
  ),
  "two-languages": onPhone(250, (say, isBad) => [
    title(say("The bakery", "La boulangerie")),
    ...[
      say("Opening hours", "Horaires d’ouverture"),
      say("Your account", "Votre compte"),
      isBad ? say("Notre équipe", "Contact us") : say("Our team", "Contactez-nous"),
      isBad ? say("Mot de passe", "Forgot password?") : say("Password", "Mot de passe oublié ?"),
    ].map((one, index) => words(EDGE_PX, 84 + 40 * index, one)),
  ]),
};
