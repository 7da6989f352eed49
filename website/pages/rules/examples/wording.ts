import { onPhone, type Example, type Say } from "./example.ts";
import {
  ACCENT,
  box,
  button,
  EDGE_PX,
  entry,
  LINE,
  prose,
  QUIET,
  RED,
  lines,
  title,
  PAPER,
  WASH,
  words,
  type WordsLook,
} from "./parts.ts";

type Pair = readonly [string, string];

/** A text that is the same on every page. */
const alike = (text: string): Pair => [text, text];

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

/** A button, badly and well. */
const pressed = (
  bad: Pair,
  good: Pair,
  text: Pair = ["It will be there on Monday.", "Il arrive lundi."],
  width = 327,
): Example =>
  onPhone(220, (say, isBad) => [
    title(say(...PARCEL)),
    prose(76, say(...text)),
    button(EDGE_PX, 136, say(...(isBad ? bad : good)), { width }),
  ]);

const named = (names: readonly Pair[], odd: Pair, heading: Pair = ["Help", "Aide"]): Example =>
  onPhone(344, (say, isBad) => [
    title(say(...heading)),
    ...lines(
      84,
      names.map((one, index) => say(...(isBad && index === 2 ? odd : one))),
    ),
  ]);

const box_ = (label: (say: Say, isBad: boolean) => string): Example =>
  onPhone(160, (say, isBad) => [
    title(say("News", "Actualités")),
    box(EDGE_PX, 88, 327, 24, { name: "Checkbox" }, [
      box(EDGE_PX, 88, 24, 24, { name: "Box", radiusPx: 6, line: LINE, fill: PAPER }),
      words(EDGE_PX + 36, 88, label(say, isBad)),
    ]),
  ]);

const SIMPLE: Pair = [
  "We send your order on the next day. You can change the address until then. We write to you when the parcel leaves. If you are not at home, a neighbour may take it. You can also fetch it from our shop. It waits for you there for two weeks. You can send back what does not fit. We pay for the way back. The money is with you within three days. Write to us when you need help, and we answer on the same day. All of our people know your order and can see where it is. We like to hear from you.",
  "Nous envoyons votre commande le jour suivant. Vous pouvez changer l’adresse avant. Nous vous écrivons quand le colis part. Un voisin peut le prendre pour vous. Vous pouvez aussi venir le chercher chez nous. Il vous attend deux semaines. Vous pouvez rendre ce qui ne va pas. Nous payons le retour. Vous avez votre argent en trois jours. Écrivez-nous si vous avez besoin de nous. Nous vous répondons le jour même. Nous aimons vous lire.",
];
const HARD: readonly Pair[] = [
  [
    "Participation necessitates uninterrupted authorisation of electronic communications and periodic verification of identification documentation by institutional administrators. Moreover, any unauthorised modification of previously established arrangements automatically invalidates supplementary entitlements.",
    "La participation nécessite l’autorisation ininterrompue de communications électroniques et la vérification périodique de la documentation d’identification par les administrateurs institutionnels. La modification non autorisée des dispositions préalablement établies entraîne automatiquement l’invalidation des prestations supplémentaires.",
  ],
  [
    "Notification concerning international transportation irregularities remains entirely conditional upon administrative confirmation. Reimbursement of additional expenditure presupposes comprehensive documentation of extraordinary circumstances, accompanied by corresponding certification.",
    "La notification concernant les irrégularités du transport international demeure conditionnée à la confirmation administrative. Le remboursement des dépenses additionnelles présuppose une documentation exhaustive des circonstances extraordinaires, accompagnée de la certification correspondante.",
  ],
  [
    "Individual modifications of destination information invariably require preliminary examination by responsible representatives. Continuous availability of telecommunication infrastructure constitutes an indispensable precondition for satisfactory accomplishment of contractual obligations.",
    "Les modifications individuelles des informations de destination requièrent un examen préliminaire par les représentants responsables. La disponibilité continue des infrastructures de télécommunication constitue une condition indispensable à la réalisation satisfaisante des obligations contractuelles.",
  ],
  [
    "Preferential consideration of organisational subscribers necessitates unconditional acceptance of particular administrative regulations. Subsequent cancellation generates proportional compensation in accordance with applicable international legislation.",
    "La considération préférentielle des abonnés institutionnels nécessite l’acceptation inconditionnelle des réglementations administratives particulières. L’annulation ultérieure engendre une compensation proportionnelle conformément à la législation internationale applicable.",
  ],
];

const LONG_SENTENCE: Pair = [
  "We send your order on the day after your payment has reached us, unless that day is a Sunday, in which case it leaves our house on the Monday after it together with all of the orders of that day.",
  "Nous envoyons votre commande le lendemain du jour où votre paiement nous est parvenu, sauf si ce jour est un dimanche, auquel cas elle part de chez nous le lundi suivant avec toutes les autres commandes de ce jour.",
];
const SHORT_SENTENCES: Pair = [
  "We send your order on the day after your payment. On Sundays nothing leaves our house: such orders go on Monday.",
  "Nous envoyons votre commande le lendemain du paiement. Rien ne part le dimanche : ces commandes partent le lundi.",
];

const LONG_PARAGRAPH: Pair = [
  "We send your order within two days. In town it takes a day less. You can change the address until the parcel leaves. We write to you on that day. The mail has a number in it. With it you can see where your parcel is. If you are out, a neighbour may take it. Tell us whom we may ask. You can also fetch it from our shop. It waits there for two weeks. Bring a card with your name. After that it comes back to us. We then send your money back. That takes three days. Please look at your parcel at once. Write to us if something is missing. A picture helps us a lot. We answer on the same day. We send the missing part for free. You keep what you have.",
  "Nous envoyons votre commande en deux jours. En ville, il faut un jour de moins. Vous pouvez changer l’adresse avant le départ. Nous vous écrivons ce jour-là. Le message porte un numéro. Il vous dit où est votre colis. Un voisin peut le prendre pour vous. Dites-nous à qui le donner. Vous pouvez aussi venir le chercher. Il vous attend deux semaines. Prenez une carte à votre nom. Ensuite, il revient chez nous. Nous vous rendons alors votre argent. Cela prend trois jours. Regardez votre colis tout de suite. Écrivez-nous s’il manque une chose. Une photo nous aide beaucoup. Nous répondons le jour même. Nous envoyons la pièce sans frais. Vous gardez le reste.",
];

/** A long text over a wide screen. */
const onPage = (
  heightPx: number,
  y: readonly Pair[],
  good: readonly Pair[],
  look: WordsLook = {},
): Example => ({
  frame: (say, isBad) => ({
    ...box(0, 0, 640, heightPx, { id: "screen", name: "Screen", fill: PAPER }, [
      title(say("Delivery", "Livraison")),
      ...(isBad ? y : good).map((one, index) =>
        words(EDGE_PX, 76 + index * Math.ceil((heightPx - 90) / good.length), say(...one), {
          width: 560,
          color: QUIET,
          ...look,
        }),
      ),
    ]),
    clipsContent: true,
  }),
});

const thirds = ([english, french]: Pair, count: number): readonly Pair[] => {
  const parts = (text: string): readonly string[] => {
    const sentences = text.split(/(?<=[.!?]) /);
    const step = Math.ceil(sentences.length / count);
    return Array.from({ length: count }, (_, index) =>
      sentences.slice(index * step, (index + 1) * step).join(" "),
    );
  };
  const [first, second] = [parts(english), parts(french)];
  return first.map((one, index) => [one, second[index] ?? ""] as const);
};

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
  "blaming-error": message(
    ["You entered an invalid date", "Vous avez mal saisi la date"],
    ["Choose a day after today.", "Choisissez un jour après aujourd’hui."],
  ),
  "vague-link": onPhone(170, (say, isBad) => [
    title(say(...PARCEL)),
    prose(76, say("It will be there on Monday.", "Il arrive lundi.")),
    words(
      EDGE_PX,
      116,
      isBad ? say("Learn more", "En savoir plus") : say("Read how we pack", "Lire comment nous emballons"),
      {
        color: ACCENT,
        run: { decoration: "underline", isLink: true },
      },
    ),
  ]),
  "vague-button": pressed(["Submit", "Valider"], ["Send the message", "Envoyer le message"]),
  "button-too-long": pressed(
    ["Follow it all the way to you", "Le suivre tout du long jusqu’à vous"],
    ["Follow the parcel", "Suivre le colis"],
    undefined,
  ),
  "button-full-stop": pressed(
    ["Follow the parcel.", "Suivre le colis."],
    ["Follow the parcel", "Suivre le colis"],
  ),
  "room-for-translation": onPhone(
    200,
    (say, isBad) => {
      const label = words(EDGE_PX + 16, 140, "Save changes", { color: PAPER, weight: 600 });
      const width = label.box.width + (isBad ? 36 : 100);
      const moved = { ...label, box: { ...label.box, x: EDGE_PX + (width - label.box.width) / 2 } };
      return [
        title("Your address"),
        prose(76, "We send your order to this place."),
        box(
          EDGE_PX,
          128,
          width,
          48,
          {
            name: "Button",
            fill: ACCENT,
            radiusPx: 12,
            layout: {
              direction: "horizontal",
              gapPx: 8,
              paddingPx: [12, 16, 12, 16],
              align: "center",
              crossAlign: "center",
            },
            sizing: { horizontal: "fixed", vertical: "fixed" },
          },
          [moved],
        ),
      ];
    },
    { isEnglish: true },
  ),
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
  "sentence-too-long": onPhone(330, (say, isBad) => [
    title(say("Delivery", "Livraison")),
    prose(76, say(...(isBad ? LONG_SENTENCE : SHORT_SENTENCES))),
  ]),
  "paragraph-too-long": onPage(400, [LONG_PARAGRAPH], thirds(LONG_PARAGRAPH, 3)),
  "reading-level": { ...onPage(640, HARD, thirds(SIMPLE, 4)), isEnglish: true },
  "repeated-words": said(
    ["It will be there on the the day you chose.", "Il arrive le le jour de votre choix."],
    ["It will be there on the day you chose.", "Il arrive le jour de votre choix."],
  ),
  "exclamation-marks": onPhone(210, (say, isBad) => {
    const end = isBad ? say("!", " !") : ".";
    return [
      title(say(...PARCEL)),
      ...[
        say("It is on its way", "Il est en route"),
        say("It will be there on Monday", "Il arrive lundi"),
        say("We have written to you", "Nous vous avons écrit"),
      ].map((line, index) => words(EDGE_PX, 80 + index * 36, `${line}${end}`, { color: QUIET })),
    ];
  }),
  "mixed-punctuation": onPhone(190, (say, isBad) => [
    title(say("Opening hours", "Horaires")),
    words(EDGE_PX, 84, say("Monday – Friday", "Lundi – vendredi"), { color: QUIET }),
    words(
      EDGE_PX,
      124,
      isBad ? say("Saturday - Sunday", "Samedi - dimanche") : say("Saturday – Sunday", "Samedi – dimanche"),
      { color: QUIET },
    ),
  ]),
  "double-space": said(
    ["It will be there  on Monday.", "Il arrive  lundi matin."],
    ["It will be there on Monday.", "Il arrive lundi matin."],
  ),
  "inclusive-wording": said(
    ["Add this address to your whitelist.", "Ajoutez cette adresse à la liste noire."],
    ["Add this address to your allowlist.", "Ajoutez cette adresse à la liste de blocage."],
    { heading: ["Your contacts", "Vos contacts"] },
  ),
  "needless-ellipsis": onPhone(190, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    box(EDGE_PX, 84, 327, 84, { name: "Card", fill: WASH, radiusPx: 12 }, [
      words(EDGE_PX + 16, 100, say("At home", "Chez vous"), { weight: 600 }),
      words(
        EDGE_PX + 16,
        128,
        isBad
          ? say("12 Long Lane, near the…", "12 rue Longue, près du…")
          : say("12 Long Lane, near the old mill", "12 rue Longue, près du vieux moulin"),
        { color: QUIET },
      ),
    ]),
  ]),
  "stray-capital": said(
    ["We write to you when Your parcel leaves our house.", ""],
    ["We write to you when your parcel leaves our house.", ""],
    { isEnglish: true },
  ),
  // The rule reads Russian alone: so is the design on every page.
  "well-known-slip": said(
    alike("Ваш адресс сохранён, мы вышлем заказ."),
    alike("Ваш адрес сохранён, мы вышлем заказ."),
    { heading: alike("Ваши данные") },
  ),
  "truncated-text": onPhone(200, (say, isBad) => {
    const width = isBad ? 72 : 200;
    return [
      title(say(...PARCEL)),
      prose(76, say("It will be there on Monday.", "Il arrive lundi.")),
      box(
        EDGE_PX,
        124,
        width + 32,
        48,
        { name: "Button", type: "INSTANCE", instance: { componentId: "button" }, fill: ACCENT, radiusPx: 12 },
        [
          words(EDGE_PX + 16, 136, say("Continue to payment", "Continuer vers le paiement"), {
            color: PAPER,
            weight: 600,
            width: isBad ? width : 168,
            height: 24,
            text: { resize: isBad ? "none" : "height", ...(isBad && { isTruncated: true }) },
          }),
        ],
      ),
    ];
  }),
  misspelling: said(
    ["It will arive on Monday morning.", "Votre addresse est enregistrée chez nous."],
    ["It will arrive on Monday morning.", "Votre adresse est enregistrée chez nous."],
  ),
  "stand-in-text": said(
    ["*insert a line about the way of the parcel*", "*insérer une phrase sur le trajet du colis*"],
    ["It will be there on Monday.", "Il arrive lundi matin."],
  ),
  "leftover-text": said(
    ["Your parcel is on its way, {first_name}.", "Votre colis est en route, {first_name}."],
    ["Your parcel is on its way, Anna.", "Votre colis est en route, Anna."],
  ),
  "missing-space": said(
    ["It leaves today.It will be there on Monday.", "Il part lundi matin,avec vos autres articles."],
    ["It leaves today. It will be there on Monday.", "Il part lundi matin, avec vos autres articles."],
  ),
  "space-at-mark": said(
    ["Your order is on its way .", "Votre panier , vos articles et vos avis."],
    ["Your order is on its way.", "Votre panier, vos articles et vos avis."],
  ),
  "unclosed-bracket": said(
    ["It will be there on Monday (in the morning.", "Il arrive lundi (dans la matinée."],
    ["It will be there on Monday (in the morning).", "Il arrive lundi (dans la matinée)."],
  ),
  "missing-question-mark": said(
    ["Do you want to change the address", "Voulez-vous changer l’adresse"],
    ["Do you want to change the address?", "Voulez-vous changer l’adresse ?"],
  ),
  "uneven-end-marks": named(
    [
      ["Shipping", "Livraison"],
      ["Returns", "Retours"],
      ["Size guide", "Guide des tailles"],
      ["Care", "Entretien"],
    ],
    ["Size guide.", "Guide des tailles."],
  ),
  "word-mix-up": said(
    ["It arrives faster then the last one.", "Vous avez oublier votre panier."],
    ["It arrives faster than the last one.", "Vous avez oublié votre panier."],
  ),
  "mixed-address": onPhone(160, (say, isBad) => [
    title(isBad ? say("My orders", "Mes commandes") : say("Your orders", "Vos commandes")),
    prose(76, say("We keep your orders for two years.", "Nous gardons vos commandes pendant deux ans.")),
  ]),
  "other-language": onPhone(270, (say, isBad) => [
    title(say("Your address", "Votre adresse")),
    prose(
      76,
      say(
        "We send your order to this place, and write to you when it leaves.",
        "Nous envoyons votre commande ici, et nous vous écrivons quand elle part.",
      ),
    ),
    button(EDGE_PX, 148, say("Save the address", "Enregistrer l’adresse")),
    button(EDGE_PX, 208, isBad ? say("Abbrechen", "Cancel") : say("Cancel", "Annuler"), { kind: "line" }),
  ]),
  "two-languages": onPhone(250, (say, isBad) => [
    title(say("The bakery", "La boulangerie")),
    ...[
      say("Opening hours", "Horaires d’ouverture"),
      say("Your account", "Votre compte"),
      isBad ? say("Notre équipe", "Contact us") : say("Our team", "Contactez-nous"),
      isBad ? say("Mot de passe", "Forgot password?") : say("Password", "Mot de passe oublié ?"),
    ].map((one, index) => words(EDGE_PX, 84 + 40 * index, one)),
  ]),
  "label-without-value": onPhone(230, (say, isBad) => [
    title(say("Write to us", "Nous écrire")),
    ...[
      [say("Mail:", "Courriel :"), "bread@example.com"],
      [say("Phone:", "Téléphone :"), say("020 7946 0018", "01 99 00 12 34")],
      [say("Address:", "Adresse :"), say("4 Mill Lane", "4, rue du Moulin")],
    ].flatMap(([label = "", value = ""], index) => [
      words(EDGE_PX, 84 + 40 * index, label),
      ...(isBad ? [] : [words(140, 84 + 40 * index, value)]),
    ]),
  ]),
  "said-twice": onPhone(150, (say, isBad) => [
    title(say("Follow your parcel", "Suivez votre colis"), { sizePx: 24 }),
    words(
      EDGE_PX,
      62,
      isBad
        ? say("Follow your parcel.", "Suivez votre colis.")
        : say("It will be there on Monday.", "Il arrive lundi."),
      { color: QUIET },
    ),
  ]),
  "double-negative": box_((say, isBad) =>
    isBad
      ? say("Don’t disable notifications", "Ne pas désactiver les notifications")
      : say("Keep notifications on", "Garder les notifications"),
  ),
};
