import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { misspelling } from "./misspelling.ts";

const WELCOME = "Welcome to your account, we are glad that you are here";
const BIENVENUE = "Bienvenue sur votre compte, nous sommes ravis de vous voir";

/** A text on a screen whose language is plain. */
const english = (...texts: readonly string[]) =>
  screen([WELCOME, ...texts].map((one, index) => text(one, { y: 100 * index })));
const french = (...texts: readonly string[]) =>
  screen([BIENVENUE, ...texts].map((one, index) => text(one, { y: 100 * index })));

const russian = (words: string) =>
  screen([text("Мы рады вам"), text("Это ваши заказы", { y: 40 }), text(words, { y: 80 })]);

testRule(misspelling, {
  pass: {
    "a name of words that nobody uses every day": english("WALE BLAKC"),
    "a word that three texts have, as one names the product": french(
      "Vendora",
      "Ce que fait Vendora",
      "Oui. Vendora ravive la photo",
      "© 2026 Vendora.ai",
    ),
    "a name that a domain has": english("Vendora", "Write to hello@vendora.ai"),
    "one half of a name in two colours": screen([
      text(WELCOME, { y: 200 }),
      text("Vendora", { x: 40, y: 20, width: 56, weight: 700 }),
      text(".ai", { x: 96, y: 20, width: 20, weight: 700, color: "#9a9ca6" }),
    ]),
    "a name of a person before a date": english("Tom Trower | 20 Mar"),
    "well-written Russian": russian("Политика конфиденциальности"),
    "a Russian abbreviation": russian("дл. 5 м"),
    "a Russian word that only begins alike": russian("Доставки сегодня нет"),
    "a Russian genitive that looks cut": russian("Сумма скидок"),
    "what somebody has entered in a field": screen([
      ...[WELCOME, "User name"].map((one, index) => text(one, { x: 20, y: 60 + 60 * index })),
      layer(
        {
          x: 20,
          y: 150,
          width: 335,
          height: 48,
          line: "#333333",

          round: 6,
        },
        [
          text("machie", { x: 36, y: 162 }),
          layer({ type: "RECTANGLE", x: 86, y: 162, width: 1, height: 24, fill: "#000000" }),
        ],
      ),
    ]),
    "American spelling": english("Choose the color of your theater tickets and organize them"),
    "British spelling": english("Choose the colour of your theatre tickets and organise them"),
    "what British English doubles": english("Your labelled, cancelled and travelled orders in jewellery"),
    "words of software": english(
      "Log in to the dashboard with your email, or signup in the app with wifi and emoji",
    ),
    "a French word with one of its accents": english("Download my resumé or my résumé here"),
    "new words from old ones": english("A rebookable, resizable preloader for uncoloured subheadings"),
    "a name in lower case, near no word": english("Pay with klarna or with your card"),
    "a name where a sentence begins": english("Revolut sends you the money. Klarna Pay comes next."),
    "names in the middle": english("We ship with Deliverd and Recieve to your house"),
    "a term that three texts have": english(
      "Your refernce of today",
      "The refernce of the week",
      "A refernce for you",
    ),
    "addresses and code": english(
      "Write to adress@recieve.com or see recieve.com/adress and my_adress or adress2",
    ),
    "what a hyphen joins": english("The recieve-adress of your order"),
    "names that stand alone": english(
      "Klarna",
      "Jane Cooper",
      "Cody Fisher",
      "Ledgerly",
      "Netflix",
      "GITHUB",
    ),
    "a term in three titles": english("Refernce One", "Refernce Two", "The Refernce"),
    "French capitals without their accents, alone": french("DECOUVRIR", "Evenement"),
    "a short name": english("Catr"),
    "the second word of a name, among words with capitals": english(
      "Visit Brixlen Sutter Junior Software School",
    ),
    "a word that is cut off": english("Read all about the documnt… or the documnt..."),
    "what stands in capitals": english("RECIEVE your order"),
    "a text in another language": english("Wir freuen uns sehr, dass Sie heute hier sind"),
    "a short text in another language": english("Sua conta pessoal"),
    "French with elisions and ligatures": french(
      "L’œuvre d’aujourd’hui qu’il préfère, jusqu’à l’arrivée du coeur",
    ),
    "French capitals without accents": french("Etat de la commande. Ecrire un avis"),
    "the French reform of 1990": french("Connaitre le cout de la boite, à paraitre en aout, règlementaire"),
    "the older French": french("Connaître le coût de la boîte, à paraître en août, réglementaire"),
    "English words in French": french("Le checkout du workspace, sans feedback des followers"),
  },
  fail: {
    "a word after which a space is missing, which makes no domain of it": [
      english("Please check your adress and pay", "Your adress.we need it"),
      { better: "address" },
    ],
    "a Russian word that is often misspelt": [
      russian("Политика конфеденциальности"),
      { word: "конфеденциальности", better: "конфиденциальности" },
    ],
    "a Russian participle with two letters": [russian("Начисленно баллов"), { better: "Начислено" }],
    "a Russian word without its last letter": [russian("Доставк"), { better: "Доставка" }],
    "a Russian word in capitals": [russian("АГЕНСТВО"), { better: "АГЕНТСТВО" }],
    "one word alone": [
      english("Accesories"),
      { text: "Accesories", right: "Accessories", better: "Accessories" },
    ],
    "a word with a mark that nobody sees at its end": [
      english("Accesories\u200E"),
      { text: "Accesories", better: "Accessories" },
    ],
    "a word with an accent that is a character of its own": [
      french("Vos prefe\u0301rences de cookies"),
      { word: "preférences" },
    ],
    "a word in a long text": [
      english("Please choose the adress to which we send your order today"),
      { text: "Please choose the adress to which we …", right: "Please choose the address to which we …" },
    ],
    "an accent that is missing on a capital": [
      french("Reservez votre table"),
      { text: "Reservez votre table", right: "Réservez votre table" },
    ],
    "a word beside filler": [
      english("Lorem ipsum dolor sit amet", "Your shipping adress"),
      { word: "adress", better: "address" },
    ],
    "two letters that changed places": [
      english("You will recieve an answer"),
      { word: "recieve", better: "receive" },
    ],
    "a letter that is not doubled": [english("Your shipping adress"), { word: "adress", better: "address" }],
    "a letter that is doubled": [english("Make usefull notes"), { word: "usefull", better: "useful" }],
    "a letter that is missing": [english("Change your pasword here"), { better: "password" }],
    "a letter too much": [english("Find similiar things"), { better: "similar" }],
    "a wrong vowel": [english("Choose a seperate address"), { better: "separate" }],
    "a form that the dictionary writes otherwise": [
      english("An error occured, try again"),
      { word: "occured", better: "occurred" },
    ],
    "the first word of a sentence": [english("Recieve our offers"), { word: "Recieve", better: "Receive" }],
    "a word deep in a text": [
      english("All of the things that you order today are sent to your adress by the end of the week"),
      { text: "… sent to your adress by the end …" },
    ],
    "one word": [english("Soluitons"), { word: "Soluitons", better: "Solutions" }],
    "one word in lower case": [english("soluitons"), { better: "solutions" }],
    "beside a word that a stroke ends": [english("Other/ Unknow"), { better: "Unknown" }],
    "a title": [english("Your Shipping Addrress"), { word: "Addrress", better: "Address" }],
    "a title with a name": [english("Choose a Klarna Paymnet"), { better: "Payment" }],
    "a line in capitals": [english("SEE ALL SOLUITONS"), { word: "SOLUITONS", better: "SOLUTIONS" }],
    "one French word": [french("Livrasion"), { better: "Livraison" }],
    "a French word": [french("Votre adresse de livrasion"), { word: "livrasion", better: "livraison" }],
    "a French accent": [french("Votre derniere commande"), { better: "dernière" }],
    "a French word behind an elision": [
      french("L’enregistrment de votre compte"),
      { word: "enregistrment", better: "enregistrement" },
    ],
  },
  ignore: {
    Ukrainian: screen([text("Ми раді вам, це ваші замовлення"), text("Доставк", { y: 40 })]),
    "one word, on a screen in no language": screen([text("Adress")]),
    "lorem ipsum": screen([text("Lorem ipsum dolor sit amet, consectetur adipiscing elit")]),
    "a screen in another language": screen([
      text("Der Versand an deine Adresse ist kostenlos"),
      text("Bezahlen und fertig"),
    ]),
    "what a customer wrote": screen([
      layer({ name: "Review card" }, [text("I did recieve the thing that you sent to me")]),
    ]),
    code: screen([text("you will recieve the code of the day", { fontFamily: "Roboto Mono" })]),
  },
});

test("says that an accent is missing where that is all that differs", () => {
  const adviceOn = (node: SceneNode) =>
    outcomesOf(misspelling, node).flatMap((one) => (one.verdict === "fail" ? [one.options.advice] : []));
  expect(adviceOn(french("Reservez votre table"))).toEqual(["accent"]);
  expect(adviceOn(english("Accesories"))).toEqual([undefined]);
});

test("two misspelt words in a short text do not hide each other", () => {
  const found = outcomesOf(misspelling, english("Recieve your adress now"));
  expect(found.map((one) => "evidence" in one && one.evidence?.["word"])).toEqual(["Recieve", "adress"]);
});

test("a name under its mark is told without a fix", () => {
  const mark = layer({ type: "VECTOR", x: 150, y: 40, width: 60, height: 60, fill: "#e50914" });
  const name = (y: number, sizePx: number) =>
    text("Pasword", { x: 130, y, width: 100, sizePx, align: "center" });
  const mendOf = (...nodes: readonly SceneNode[]): number => {
    const [told] = outcomesOf(
      misspelling,
      screen([text(WELCOME, { y: 300 }), text("Your account", { y: 340 }), ...nodes]),
    );
    return told?.verdict === "fail" ? (told.options.mend?.() ?? []).length : NaN;
  };
  expect([mendOf(mark, name(110, 28)), mendOf(name(110, 16))]).toEqual([0, 1]);
});
