import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { unevenWriting } from "./uneven-writing.ts";

const buttons = (...labels: readonly string[]) =>
  screen(
    labels.map((label, index) =>
      instance("Button", { y: index * 60, width: 200, height: 40, fill: "#222222" }, [
        text(label, { x: 10, y: index * 60 + 8 }),
      ]),
    ),
  );

/** Rows that are alike, each with one text. */
const rows = (...texts: readonly string[]) =>
  screen(
    texts.map((one, index) =>
      layer({ name: "Row", x: 20, y: 20 + index * 60, width: 335, height: 48, fill: "#eeeeee" }, [
        text(one, { x: 36, y: 34 + index * 60, width: 200, height: 20 }),
      ]),
    ),
  );

/** Words of one look in one line. */
const inLine = (...texts: readonly string[]) =>
  screen([
    ...texts.map((one, index) => text(one, { x: 20 + index * 120, y: 60, width: 100 })),
    text("Here you see all the things in your cart", { x: 20, y: 140 }),
  ]);

/** Labels below each other, each with its value at the right; what has no colon at the top has none. */
const labels = (...words: readonly string[]) =>
  screen(
    words.flatMap((one, index) => [
      text(one, { x: 20, y: 20 + index * 37 }),
      ...(index === 0 && !one.endsWith(":")
        ? []
        : [
            text(["Anna", "Paris 4", "in France", "0123"][index] ?? "", {
              x: 160,
              y: 20 + index * 37,
              color: "#666666",
            }),
          ]),
    ]),
  );

testRule(unevenWriting, {
  pass: {
    "a short form of number": rows("Subject", "Ticket No.", "Status", "Assignee"),
    "a title above labels with a colon": labels("Details", "Name:", "City:", "Country:"),
    "sentences with a full stop": rows("We ship.", "We take back.", "We measure.", "We care."),
    "a sentence beside what goes on after a heading": rows(
      "when you want to cook",
      "when you want to rest",
      "when you want to dance",
      "The very taste of care that nobody has time for any more",
    ),
    "lines of one sentence in layers of their own": screen([
      text("Everything starts here", { x: 20, y: 20, sizePx: 28, weight: 700 }),
      ...[
        "clubs and licensed agents.",
        "honest ties between players and",
        "clear consent of families, with",
        "Videos with active moderation,",
      ].map((words, index) => text(words, { x: 20, y: 180 - index * 28, sizePx: 18, height: 22 })),
    ]),
    "two against two": rows("Shipping", "Returns", "We measure.", "We care."),
    "two sentences among short ones": rows("Shipping", "Returns", "Size. And more.", "Care"),
    "a short form": rows("Shipping", "Returns", "Size, colour etc.", "Care"),
    "a question among names": rows("Shipping", "Returns", "Any questions?", "Care"),
    "a row that is cut": rows("Shipping", "Returns", "Size gui…", "Care"),

    "three rows, one with a full stop": rows("Shipping", "Returns.", "Care"),
    "a label and its value in one line": inLine("Delivery", "free"),
    "two words that go together, alike": inLine("Previous", "Next"),
    "a short form in one line with words": inLine("Help", "FAQ", "Care"),
    "a name in capitals in one line with words": inLine("Apple", "ASUSTEK", "Nokia"),
    "the same word first and later": inLine("Socks", "Warm socks"),
    "two words that go together, far apart": screen([
      text("Previous", { x: 20, y: 60 }),
      text("next", { x: 200, y: 300 }),
      text("Here you see all the things in your cart", { x: 20, y: 140 }),
    ]),
    "an address among names": rows("Anna Berg", "anna@example.com", "Paul Fox"),
    "three rows, one a short name in capitals": rows("Shipping", "FAQ", "Care"),
    "one of two buttons, where the screen has too few texts to tell": buttons(
      "Order again",
      "Export All Orders",
    ),
    "rows that begin with a capital": rows("Shipping", "Returns", "Size guide", "Care"),
    "short names in capitals": rows("Shipping", "Returns", "FAQ", "Care"),
    "a name that is no word, in capitals": rows("Apple", "Samsung", "ASUSTEK", "Nokia"),
    "a name with a small letter": rows("Android", "Windows", "iPhone", "Nokia"),
    "sentence case throughout": buttons("Save changes", "View all orders", "Add new item", "Send message"),
    "a question among titles": buttons("Save Changes", "View Orders", "Send Message", "Need help with it?"),
    "title case throughout": buttons("Save Changes", "View All Orders", "Add New Item", "Send Message"),
    "names among sentence case": buttons("Save changes", "View orders", "Send message", "Open Google Maps"),
    "small words in title case": buttons("Save Changes", "View Orders", "Send Message", "Sign in"),
    "two against three": buttons("Save changes", "View orders", "Send message", "New Item", "All Files"),
    "three samples": buttons("Save changes", "View orders", "New Item"),
    "one word each": buttons("Save", "send", "OPEN", "Delete"),
    "names of people as headings": screen([
      ...["Jane Cooper", "Cody Fisher", "Esther Howard", "Jacob Jones"].map((name, index) =>
        text(name, { y: index * 50, sizePx: 24, weight: 600 }),
      ),
      text("Team members", { y: 300, sizePx: 24, weight: 600 }),
      text("A sentence that is long enough to be the body of this screen.", { y: 400 }),
    ]),
    "French, which has its own rules": buttons(
      "Enregistrer les modifications",
      "Voir toutes les commandes",
      "Ajouter un article",
      "Voir le Compte",
    ),
  },
  fail: {
    "a label without the colon of the others": [
      labels("Name:", "City", "Country:", "Phone:"),
      { odd: "City", usual: "Name:", others: 3 },
    ],
    "a full stop on one": [
      rows("Shipping", "Returns", "Size guide.", "Care"),
      { odd: "Size guide.", usual: "Shipping", others: 3 },
    ],
    "a colon on one": [rows("Nom", "Prénom", "Ville", "Téléphone :"), { odd: "Téléphone :" }],
    "a sentence without its full stop": [
      rows("We ship it.", "We take it back", "We measure it.", "We care."),
      { odd: "We take it back", usual: "We ship it." },
    ],

    "a small letter on one of three": [rows("Black", "white", "Green"), { odd: "white", usual: "Black" }],
    "one of two buttons on a screen in sentence case": [
      screen([
        ...["See all orders", "Pay in the shop", "Change your plan", "Ask for help", "Read the guide"].map(
          (words, index) => text(words, { x: 20, y: 300 + index * 40 }),
        ),
        ...["Order again", "Export My List"].map((words, index) =>
          instance("Button", { y: index * 60, width: 200, height: 40, fill: "#222222" }, [
            text(words, { x: 10, y: index * 60 + 8 }),
          ]),
        ),
        text("Send it again", { x: 20, y: 600 }),
      ]),
      { odd: "Export My List", usual: "Order again" },
    ],
    "one row in capitals": [
      rows("Shipping", "Returns", "PRICES", "Care"),
      { odd: "PRICES", usual: "Shipping", others: 3 },
    ],
    "a capital on the third of four rows": [rows("black", "white", "Green", "yellow"), { odd: "Green" }],
    "one French row with a small letter": [rows("Noir", "Jaune", "Vert", "rouge"), { odd: "rouge" }],
    "one row in title case": [
      rows("See all orders", "Change the address", "Shipping Details", "Pay in the shop"),
      { odd: "Shipping Details", usual: "See all orders" },
    ],
    "one title case among sentence case": [
      buttons("Save changes", "View all orders", "Add new item", "Edit Your Profile"),
      { odd: "Edit Your Profile", usual: "Save changes", others: 3 },
    ],
    "one sentence case among title case": [
      buttons("Save Changes", "View All Orders", "Add New Item", "Edit your profile"),
      { odd: "Edit your profile", others: 3 },
    ],
  },
});
