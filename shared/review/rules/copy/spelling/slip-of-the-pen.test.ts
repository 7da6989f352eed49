import { expect, test } from "vitest";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import type { SceneNode } from "../../../../scene/scene.ts";
import { findingsOf, testRule } from "../../../testing.ts";
import { slipOfThePen } from "./slip-of-the-pen.ts";

const inEnglish = (words: string, options = {}) =>
  screen([text(words, options), text("Here you see all the things in your cart", { y: 40 })]);
const inFrench = (words: string) =>
  screen([text(words), text("Vous voyez ici tout ce qui est dans votre panier", { y: 40 })]);
const inRussian = (words: string) => screen([text(words), text("Это вы уже заказали", { y: 40 })]);
const saying = (words: string) => screen([text(words)]);
const button = (label: string) =>
  screen([instance("Button", { width: 200, height: 40, fill: "#222222" }, [text(label, { y: 8, x: 10 })])]);

/** One screen for each text, under its name. */
const each = (draw: (words: string) => SceneNode, ...texts: readonly string[]) =>
  Object.fromEntries(texts.map((words) => [`“${words}”`, draw(words)]));

/** The same with what it should read. */
const slips = (draw: (words: string) => SceneNode, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([words, right]) => [`“${words}”`, [draw(words), { right }] as const]),
  );

testRule(slipOfThePen, {
  pass: {
    "three points that stand apart": screen([text("Please wait . . .")]),
    "the entries of a menu that are one text": screen([text("About  Projects  Contact")]),
    "a question whose second line is a text of its own": screen([
      text("How do we find the people", { height: 20 }),
      text("who live beside us?", { y: 22, height: 20 }),
    ]),
    ...each(
      inEnglish,
      "Pay now, or later: both are fine. Really? Yes!",
      "We use Node.js with Socket.IO and Next.JS for the site",
      "We sell on booking.Com and at home",
      "Write to us, see example.com/Home or anna.Berg@example.com for more",
      "anna@example.com,paul@example.com",
      "从事宾馆,酒店,酒楼厨房工程",
      "カメラ,レンズ,三脚のお店",
      "Open plan.Final.pdf or Report.PDF to read it",
      "The U.S.A. and the U.K. are not on the list, e.g. for post. At 5 p.m.We go",
      "At 9:30 you pay 1,200.50 for version 2.4.1,or not",
      "Go to re:Invent and write std:map",
      "James’s house and the boss’s car",
      "See https://Example.com for it",
      "Choose between a 5- and a 10-minute mix of all our sounds",
      "Wait for it ... and go on",
      "The shop opens on 12 . 10 . 2026 for all of you",
      "Mon to Fri : 8:00 to 17:00 on all of the days",
      "That is done :) and you can go on",
      "We build it with .Net and send it to you",
      "You can choose any time. We will remind you of it.",
      "We have sent the order to Anna and her team at the office.",
      "In the coming spring, May is the month to visit us there.",
      "Take the whole report along: as a table, Markdown or a page.",
      "Choose any time that suits you\nWe will remind you of it then",
      "A summary of all this. A summary of all this. A summary of all this.",
      "You find all of it in new places\u2028For those of you who like it plain",
      "When you are ready, tap Get started to see all of it.",
      "How We Work",
      "1 item, 3 files and 21 days",
      "Level 1 lessons",
      "2.1 points, 0:1 points, 1,1 points",
      "Results 1 of 1 pages",
      "30 day",
      "3 order items",
      "1 news, 1 series",
      "Part i of the text, on the 5th of May, point i. I have read it",
      "It’s your turn: keep its name, and you’re done.",
      "Turn your notifications on. It’s named after its action, at its address. Who’s ordered what?",
      "Back to login",
      "It is better than that, and then some",
      "Choose plan A or plan B",
      "Read more, then decide",
      "Master your skills with a Mastercard",
    ),
    ...each(
      inFrench,
      "Vous partez déjà ? Attention : il reste 2 articles !",
      "Vous pouvez choisir le moment qui vous convient, Nous vous le rappelons",
      "0 article, 1 article, 2 articles",
      "1 mois, 12 mois",
      "La clarté se compte, ce qui se produit se voit",
      "Ce compte est le vôtre : connectez-vous là où vous voulez.",
      "Chez vous ou en magasin",
      "A partir de 10 €",
      "Nous avons ajouté la marque Whitelist à votre panier pour vous",
    ),
    ...each(inRussian, "1 товар, 3 товара, 8 товаров, 21 товар", "Не более 3 товаров"),
    ...each(
      saying,
      "Dies ist ein Apfel, und das ist ein Haus.",
      "Mon    9 to 5",
      "Tea        Hot  cake        Ice",
      "Steps:\n  first",
      "Save  ",
      "12  –  15",
      "I know that that is so, and had had enough",
      "Nous nous occupons de vous vous accueillir",
      "SUMMER SALE NOW SUMMER SALE NOW SUMMER SALE NOW",
      "New arrivals • New arrivals • New arrivals •",
      "••••••••••••••••••••••••",
      "0000 0000 0000 0000 0000",
      "Choose a plan that fits. Choose a plan that grows.",
      "Phone (optional)",
      "Size (of the box (in cm))",
      "Nothing here yet :(",
      "All the sizes (in centi…",
      "(",
      "(a) the box, (b) the bill",
      "1) Open the box",
      "How it works",
      "What you can do here",
      "Do your homework",
      "Should you need help",
      "Have you covered",
      "Connectez-vous à votre compte",
      "Rendez-vous à la gare",
      "Do you agree to the",
      "Do you want to delete this file?",
      "Do you want to delete this file:",
    ),
    ...each(button, "Save changes", "Loading...", "Contact Acme Inc.", "Update to 2."),
    "a sad face": screen([text("We could not find it, sorry(")]),
    "a bracket in two parts": screen([text("All prices (without"), text("shipping) in euro", { y: 20 })]),
    "a bracket of a text that is cut": screen([text("Sizes (in cm and inches", { isTruncated: true })]),
    "Bulgarian, which counts otherwise": screen([text("8 товара"), text("Вашата поръчка", { y: 40 })]),
    "a name that its dots cut short": screen([text("Ada Lovelace Travels (Lo..")]),
    "a name that is doubled to show how long one may be": screen([text("MediaTitleMediaTitle")]),
    "a brand with a full stop, in a box": screen([
      instance("Button", { x: 24, y: 40, width: 120, height: 48, fill: "#2563eb" }, [
        text("Brwsk.", { x: 60, y: 52, color: "#ffffff" }),
      ]),
    ]),
    "a full stop of a sentence": screen([text("Your changes are saved.")]),
    "what a user wrote": screen([
      layer({ name: "Comment" }, [text("so  good (really"), text("Do you have this in blue", { y: 40 })]),
    ]),
  },
  fail: {
    ...slips(inEnglish, {
      "Choose your size,colour and the number of them": "Choose your size, colour and the number of them",
      "Lahti,Finland": "Lahti, Finland",
      "It arrives within three days.You can send it back":
        "It arrives within three days. You can send it back",
      "Bread by Gmbake.All rights are ours": "Bread by Gmbake. All rights are ours",
      "The town’sbest bread is here": "The town’s best bread is here",
      "We bake bread,rolls,cakes and pies for you.": "We bake bread, rolls, cakes and pies for you.",
      "Non-stop 8- hour mixes of all our sounds": "Non-stop 8-hour mixes of all our sounds",
      "Welcome ,dear readers of all we write": "Welcome, dear readers of all we write",
      "We bake bread , rolls , and cakes for you .": "We bake bread, rolls, and cakes for you.",
      "Are you there ? Then come in !": "Are you there? Then come in!",
      "1 items": "1 item",
      "You have 1 notifications today.": "You have 1 notification today.",
      "Posted in Berlin · 1 hours ago": "Posted in Berlin · 1 hour ago",
      "1 people": "1 person",
      "6 order": "6 orders",
      "7\u00A0order": "7\u00A0orders",
      "i have read the terms of this": "I have read the terms of this",
      "First thing in th morning": "First thing in the morning",
      "Each list keeps it's own order": "Each list keeps its own order",
      "Write to us within 30 days if your not happy with an order.":
        "Write to us within 30 days if you’re not happy with an order.",
      "An unique jumper for winter.": "A unique jumper for winter.",
      "Login to your account": "Log in to your account",
      "No account yet? Signup for free": "No account yet? Sign up for free",
      "It is faster then the old one": "It is faster than the old one",
      "What our costumers say": "What our customers say",
      "Just one mail away to you doorstep": "Just one mail away to your doorstep",
      "Short by : Newest": "Sort by : Newest",
    }),
    ...slips(inRussian, { "8 товара": "8 товаров", "12 дня": "12 дней", "2 заказ": "2 заказа" }),
    ...slips(inFrench, {
      "Une pause pour méditer,respirer et rire": "Une pause pour méditer, respirer et rire",
      "Votre panier , vos articles": "Votre panier, vos articles",
      "1 articles": "1 article",
      "Panier (3 article)": "Panier (3 articles)",
      "Modifier la adresse": "Modifier l’adresse",
      "Vous avez oublier votre panier": "Vous avez oublié votre panier",
      "Connectez vous": "Connectez-vous",
      "Retour a la liste": "Retour à la liste",
      "Vous pouvez fermer se compte et l’adresse de se site":
        "Vous pouvez fermer ce compte et l’adresse de ce site",
      "Ce champ et obligatoire": "Ce champ est obligatoire",
    }),
    ...slips(saying, {
      "Save  changes": "Save changes",
      "It is saved.  Go on.": "It is saved. Go on.",
      "Votre  panier": "Votre panier",
      "Read the the guide": "Read the guide",
      "Lisez le le guide": "Lisez le guide",
      "Merci de de répondre": "Merci de répondre",
      "With our daily newsletterWith our daily newsletter": "With our daily newsletter",
      "Track your order Track your order": "Track your order",
      "Fields with (* are required.": "Fields with (* are required).",
      "Téléphone (facultatif": "Téléphone (facultatif)",
      "Size (small) and colour (blue": "Size (small) and colour (blue)",
      "How cool is this product": "How cool is this product?",
      "Do you want to delete this file": "Do you want to delete this file?",
      "Is something missing here": "Is something missing here?",
      "How do I change my password.": "How do I change my password?",
      "Where is my order": "Where is my order?",
      "Voulez-vous supprimer ce fichier": "Voulez-vous supprimer ce fichier\u00A0?",
      "Est-ce que tout va bien": "Est-ce que tout va bien\u00A0?",
      "Comment puis-je payer ma commande": "Comment puis-je payer ma commande\u00A0?",
    }),
    ...slips(button, { "Save changes.": "Save changes", "Enregistrer.": "Enregistrer" }),
    "the place in a long text": [
      inEnglish("We keep all of the parcels of this week in a dry room.You can send them back until Monday"),
      {
        near: "… week in a dry room.You can send them …",
        right: "… week in a dry room. You can send them …",
      },
    ],
    "a message, which is an example of the makers": [
      screen([layer({ name: "Chat bubble" }, [text("Here is the the code for your clock")])]),
      { right: "Here is the code for your clock" },
    ],
  },
  ignore: {
    code: screen([text("a  b,cc", { fontFamily: "Menlo" })]),
    filler: screen([text("Lorem ipsum dolor sit amet,consectetur adipiscing elit")]),
    "a component on its own": layer({ type: "COMPONENT", width: 120, height: 40 }, [text("Tea,milk")]),
  },
});

test("slips of one kind are one finding, and what users are said to write a suggestion", () => {
  const node = screen([
    text("Tea,milk and bread", { x: 20, y: 20 }),
    text("We bring fog,rain and wind", { x: 20, y: 60 }),
    layer({ name: "Comment", x: 20, y: 90, width: 300, height: 30 }, [
      text("So good,really and truly", { x: 20, y: 100 }),
    ]),
  ]);
  const findings = findingsOf(slipOfThePen, node, { fixesFor: "all" });
  expect(findings.map(({ severity, layers }) => [severity, layers.length])).toEqual([
    ["minor", 2],
    ["suggestion", 1],
  ]);
  expect(findings[0]?.fixes?.[0]?.changes.map((change) => change.to)).toEqual([
    "Tea, milk and bread",
    "We bring fog, rain and wind",
  ]);
});
