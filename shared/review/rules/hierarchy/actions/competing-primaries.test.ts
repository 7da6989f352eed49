import { expect, test } from "vitest";
import { image, instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { competingPrimaries } from "./competing-primaries.ts";

interface ButtonLook {
  readonly x?: number;
  readonly width?: number;
  readonly fill?: string;
  readonly name?: string;
}

const button = (label: string, y: number, options: ButtonLook = {}) => {
  const { x = 16, width = 140, fill = "#1a56db", name = "Button" } = options;
  return instance(name, { x, y, width, height: 44, fill, round: 8 }, [
    text(label, { x: x + 16, y: y + 10, color: "#ffffff", width: width - 32, align: "center" }),
  ]);
};

/** A group of this name with buttons below each other. */
const stack = (name: string, ...labels: readonly string[]) =>
  screen([
    layer(
      { name, y: 80, width: 375, height: 300 },
      labels.map((label, index) => button(label, 100 + 60 * index)),
    ),
  ]);

const head = (words: string, y: number) => text(words, { x: 16, y, sizePx: 28, weight: 700 });

testRule(competingPrimaries, {
  pass: {
    "two values, each with a button to change it": screen([
      ...["Groceries", "Tomorrow"].map((value, at) => button(value, 200 + 100 * at, { width: 130 })),
      ...[200, 300].map((y) => button("Change", y, { x: 280, width: 80 })),
    ]),
    "one in the head of a page and one below it": screen(
      [button("Get started", 20, { x: 1100 }), button("Sign up for free", 320, { x: 500 })],
      { width: 1280 },
    ),
    "one in the bar below a line of addresses, and one below it": screen(
      [
        text("12 High Street", { x: 40, y: 40 }),
        ...["Services", "Prices", "Contact us"].map((words, at) =>
          text(words, { x: 500 + 120 * at, y: 134, decoration: "underline" }),
        ),
        button("Book a visit", 120, { x: 1100 }),
        button("Ask for a call", 520, { x: 500 }),
      ],
      { width: 1280, height: 900 },
    ),
    "the actions of two plans in columns without a box": screen(
      [
        text("Basic", { x: 260, y: 260 }),
        text("Studio", { x: 720, y: 260 }),
        button("Choose Basic", 400, { x: 240, width: 160 }),
        button("Talk to us", 400, { x: 700, width: 160 }),
      ],
      { width: 1280, height: 900 },
    ),
    "a search and a cart in the bar of a shop": screen(
      [button("Search", 20, { x: 800 }), button("Cart (2)", 20, { x: 1000 })],
      { width: 1280 },
    ),
    "one in the opened menu of a phone, and one of the page below it": screen([
      layer({ name: "Header", width: 375, height: 420, fill: "#ffffff" }, [
        text("Pricing", { x: 16, y: 120 }),
        button("Create account", 340),
      ]),
      button("Contact us", 640),
    ]),
    "ways to sort, wherever each lies": screen([
      layer({ x: 16, y: 100, width: 160, height: 50 }, [button("Sort by date", 100)]),
      button("Sort by price", 160, { x: 18 }),
      layer({ x: 12, y: 220, width: 190, height: 90 }, [
        layer({ x: 14, y: 226, width: 180, height: 70 }, [button("Sort by type", 230, { x: 20 })]),
      ]),
    ]),
    "the button of a dialog, and one below its veil": screen([
      button("Skip", 700),
      layer({ type: "RECTANGLE", width: 375, height: 812, fills: [solid("#000000", 0.5)] }),
      layer({ type: "RECTANGLE", x: 16, y: 300, width: 343, height: 200, fill: "#ffffff" }),
      text("That was not right", { x: 32, y: 320 }),
      button("Try again", 420, { x: 32 }),
    ]),
    "the buttons of two things that differ by a number, and one above them": screen([
      button("Discover", 100),
      button("Product no. 1", 300),
      button("Product no. 2", 500),
    ]),
    "four equal tiles of a start screen": screen(
      ["Book a table", "Get directions", "Order online", "Buy a voucher"].map((label, index) =>
        button(label, 300 + 60 * Math.floor(index / 2), { x: 16 + 170 * (index % 2) }),
      ),
    ),
    "two ways in, for people of two kinds": screen([
      button("Sign up as a buyer", 300),
      button("Sign up as a seller", 360),
    ]),
    "two of nine equal tiles": screen(
      Array.from({ length: 9 }, (_, index) => {
        const [x, y] = [16 + (index % 3) * 118, 100 + Math.floor(index / 3) * 98];
        const isLoud = index === 1 || index === 5;
        const fill = isLoud ? "#1a56db" : "#e5e7eb";
        const words = { x: x + 20, y: y + 32, width: 68, color: isLoud ? "#ffffff" : "#111111" };
        return instance(isLoud ? "Button" : "Tile", { x, y, width: 108, height: 88, fill }, [
          text(["Pay", "Save", "Send"][index % 3] ?? "", words),
        ]);
      }),
    ),
    "the name of a place beside a menu of places, all on plates": screen(
      [
        button("Basses", 100, { x: 300, name: "Plate" }),
        layer(
          { name: "Menu", x: 16, y: 200, width: 140, height: 170 },
          ["Guitars", "Basses", "Drums"].map((label, index) =>
            button(label, 200 + 60 * index, { name: "Plate" }),
          ),
        ),
      ],
      { width: 800, height: 600 },
    ),
    "a button at the foot of a page, who made it": screen(
      [button("Show offers", 640, { x: 80 }), button("Stop by", 900, { x: 80 })],
      { width: 1280, height: 960 },
    ),
    "the filled part of a switch whose parts touch": screen([
      button("Show offers", 400),
      button("As cards", 500),
      layer({ type: "RECTANGLE", x: 157, y: 500, width: 140, height: 44, fill: "#e5e7eb" }),
      text("As rows", { x: 190, y: 510, width: 80 }),
    ]),
    "a small square with a letter of a font of signs": screen([
      button("Show offers", 400),
      instance("Button", { x: 300, y: 500, width: 44, height: 44, fill: "#1a56db" }, [
        text("Ls", { x: 312, y: 510, width: 20, color: "#ffffff" }),
      ]),
    ]),
    "one main button": screen([button("Save", 100), button("Cancel", 160, { fill: "#f0f0f0" })]),
    "two that end rows, each with words of its own": screen([
      text("ada@example.org", { x: 16, y: 110 }),
      button("Confirm", 100, { x: 220 }),
      text("Home", { x: 16, y: 170 }),
      button("Add", 160, { x: 220 }),
    ]),
    "two that say who one is, each as wide as its words": screen([
      button("Being helped", 100),
      instance("Button", { x: 172, y: 100, width: 124, height: 44, fill: "#1a56db" }, [
        text("Mentors", { x: 188, y: 110, color: "#ffffff", width: 92, align: "center" }),
      ]),
    ]),
    "two answers in two colours": screen([
      button("Accept", 100, { fill: "#087a3c" }),
      button("Ask for time", 100, { x: 172 }),
    ]),
    "one that takes away, in red": screen([
      button("Save", 100),
      button("Delete the account", 200, { fill: "#d01f2e" }),
    ]),
    "a way in by another service, in its colour": screen([
      button("Log in", 100),
      button("Continue with Google", 200, { fill: "#1a8a3c" }),
    ]),
    "the own action of each dish, and the one below all": screen([
      text("Pancakes", { x: 16, y: 110 }),
      button("Order", 100, { x: 220 }),
      text("Soup", { x: 16, y: 170 }),
      button("Order", 160, { x: 220 }),
      button("Check out", 400, { width: 343 }),
    ]),
    "the same action twice": screen([button("Buy now", 100), button("Buy now", 400)]),
    "a list of two cards": screen([
      layer({ x: 16, y: 300, width: 343, height: 120, fill: "#f5f5f5" }, [button("Go Silver", 360)]),
      layer({ x: 16, y: 440, width: 343, height: 124, fill: "#f5f5f5" }, [button("Go Diamond", 504)]),
    ]),
    "two plans, of which the recommended one is drawn larger": screen(
      [
        layer({ x: 80, y: 240, width: 400, height: 460, fill: "#f5f5f5" }, [
          button("Start small", 620, { x: 200 }),
        ]),
        layer({ x: 520, y: 200, width: 440, height: 560, fill: "#f5f5f5" }, [
          button("Go Diamond", 660, { x: 660 }),
        ]),
      ],
      { width: 1280 },
    ),
    "a stack of answers": stack("Answers", "Every day", "Once a week", "Never"),
    "a stack of equal ways in": stack(
      "Ways in",
      ...["Google", "Apple", "email"].map((by) => `Go on with ${by}`),
    ),
    "one in each section of a page": screen(
      [
        head("Prices", 40),
        text("One price for all that you do with it.", { x: 16, y: 90, width: 300 }),
        button("Go Diamond", 140),
        head("Who made it", 320),
        text("Two people who could not find what they were looking for.", { x: 16, y: 370, width: 300 }),
        button("Learn more", 440),
      ],
      { height: 2400 },
    ),
    "one in each section of a page on a desk, which runs on below its view": screen(
      [
        text("Chosen for you", { x: 120, y: 120, sizePx: 32, weight: 700 }),
        text("The lamp of the month, in three colours.", { x: 120, y: 170, width: 400 }),
        button("Have a look", 220),
        text("Made by hand", { x: 120, y: 400, sizePx: 32, weight: 700 }),
        text("Bowls and plates from the village next door.", { x: 120, y: 450, width: 400 }),
        button("See the bowls", 520),
      ],
      { width: 1440, height: 1160 },
    ),
    "two kinds of an account, side by side": screen([
      text("Which account is yours?", { x: 16, y: 40, sizePx: 24, weight: 700 }),
      button("Private", 100),
      button("Business", 100, { x: 172 }),
    ]),
    "one of a row of places, and what is done below": screen([
      layer({ name: "Top", y: 20, width: 375, height: 44 }, [
        button("Members", 20, { x: 0 }),
        button("Orders", 20, { x: 120 }),
        button("Offers", 20, { x: 240 }),
      ]),
      button("Send", 300),
    ]),
    "two of one row on one ground, further apart than they are wide": screen(
      [
        button("Start for free", 500, { x: 240, width: 140 }),
        button("Talk to sales", 500, { x: 700, width: 140 }),
      ],
      { width: 1280, height: 900 },
    ),
    "tools of a site, below a line of offers above its bar": screen(
      [button("Search", 150, { x: 900, width: 108 }), button("Cart", 150, { x: 1016, width: 120 })],
      { width: 1280, height: 900 },
    ),
    "far apart": screen([button("Save", 100), button("Subscribe", 2000)], { height: 2400 }),
    "the shops of two makers": screen([button("App Store", 100), button("Google Play", 100, { x: 200 })]),
  },
  fail: {
    "two in the foot of a dialog": [
      screen(
        [
          text("Leave this page?", { x: 240, y: 260 }),
          button("Delete account", 400, { x: 240, width: 140 }),
          button("Save changes", 400, { x: 460, width: 140 }),
        ],
        { width: 1280, height: 900 },
      ),
      { count: 2 },
    ],
    "what is done and the way back, one above the other, in Russian": [
      screen([button("Записаться", 100), button("Назад", 160)]),
      { count: 2 },
    ],
    "two at the foot of a page, which end its form": [
      screen([button("Send", 900, { x: 80 }), button("Save", 900, { x: 240 })], { width: 1280, height: 960 }),
      { count: 2 },
    ],
    "two loud colours": [
      screen([button("Get started", 100), button("Sign up", 220, { fill: "#087a3c" })]),
      { first: "Get started", second: "Sign up", count: 2 },
    ],
    "two side by side that ask for something, each as wide as its words": [
      screen([
        button("Learn more about it", 100),
        instance("Button", { x: 172, y: 100, width: 110, height: 44, fill: "#1a56db" }, [
          text("Contact us", { x: 188, y: 110, color: "#ffffff", width: 78, align: "center" }),
        ]),
      ]),
      { first: "Learn more about it", second: "Contact us" },
    ],
    "two at the end of one row, behind its title": [
      screen(
        [
          text("Orders", { x: 16, y: 108, sizePx: 24 }),
          button("Export list", 100, { x: 400 }),
          button("Order again", 100, { x: 560 }),
        ],
        { width: 800 },
      ),
      { first: "Export list", second: "Order again" },
    ],
    "one in each part of a single task": [
      screen([
        head("Your code", 40),
        button("Apply code", 140),
        head("Summary", 320),
        text("Three things, and delivery within two days.", { x: 16, y: 370, width: 300 }),
        button("Pay for it", 440),
      ]),
      { first: "Apply code", second: "Pay for it" },
    ],
    "a stack of several tasks": [stack("Actions", "Add to cart", "Buy now", "Save for later"), { count: 3 }],
    "one that is there three times, and another": [
      screen(
        ["Add to cart", "Add to cart", "Add to cart", "Check out"].map((label, index) => {
          const y = 100 + 70 * index;
          const { box, ...own } = button(label, y, { x: 16 + 2 * index });
          const wider = { ...own, box: { ...box, width: box.width + 6 * index } };
          return layer({ x: 10, y: y - 4, width: 200 + 4 * index, height: 56 }, [wider]);
        }),
      ),
      { first: "Add to cart", second: "Check out", count: 2 },
    ],
    "two over a picture": [
      screen([
        layer({ name: "Hero", width: 375, height: 400, fills: [image] }, [
          button("Save", 100),
          button("Publish", 160),
        ]),
      ]),
      { first: "Save", second: "Publish" },
    ],
    "two in the header of a page's content": [
      screen([
        layer({ name: "Page header", y: 96, width: 375, height: 64 }, [
          button("Export", 100),
          button("New invoice", 100, { x: 180 }),
        ]),
      ]),
      { first: "Export", second: "New invoice" },
    ],
    "two French ones in one view": [
      screen([button("Appliquer le code", 100), button("Payer", 400)]),
      { first: "Appliquer le code", second: "Payer" },
    ],
  },
  ignore: {
    "tags and tabs": screen([
      instance("Tag", { x: 16, y: 100, width: 48, height: 22, fill: "#1a56db", round: 4 }, [
        text("New", { x: 26, y: 104, width: 28, height: 14, sizePx: 12, color: "#ffffff" }),
      ]),
      button("Home", 160, { name: "Tab" }),
    ]),
    "pale buttons": screen([
      button("Save", 100, { fill: "#eeeeee" }),
      button("Publish", 160, { fill: "#eeeeee" }),
    ]),
    "a disabled button": screen([button("Save", 100, { name: "Button disabled" })]),
  },
});

test("two views of a long page that each have rivals are two findings", () => {
  const node = screen(
    [
      layer({ name: "Top", y: 80, width: 375, height: 200 }, [button("Save", 100), button("Publish", 160)]),
      layer({ name: "End", y: 1900, width: 375, height: 300 }, [
        button("Subscribe", 2000),
        button("Share", 2060),
      ]),
    ],
    { height: 2400 },
  );
  expect(outcomesOf(competingPrimaries, node)).toMatchObject([
    { evidence: { first: "Save", second: "Publish" } },
    { evidence: { first: "Subscribe", second: "Share" } },
  ]);
});
