import { instance, layer, screen, text, typeSheet } from "../../../../../scene/testing.ts";
import { testRule } from "../../../../testing.ts";
import { headingOrder } from "../heading-order.ts";

const titled = (title: object, sub: object) =>
  screen([
    layer({ x: 20, y: 40, width: 335, height: 120 }, [
      text("Plan as one", { x: 20, y: 40, height: 40, width: 300, ...title }),
      text("One board for all", { x: 20, y: 90, height: 50, width: 300, ...sub }),
    ]),
    text("Everybody sees what the others do, on one board for the whole team.", { x: 20, y: 300 }),
  ]);

const reviews = (headingPx: number, cardPx: number) =>
  screen(
    [
      text("What people say", { x: 20, y: 40, sizePx: headingPx, weight: 600, height: 36 }),
      ...["Saves us hours", "Easy to learn", "A joy to use"].map((title, index) =>
        layer({ name: "Card", x: 20 + index * 320, y: 100, width: 300, height: 140, fill: "#eeeeee" }, [
          text(title, { x: 36 + index * 320, y: 116, sizePx: cardPx, weight: 600, height: 38 }),
          text("It is there when we need it, every day.", {
            x: 36 + index * 320,
            y: 170,
            width: 260,
            height: 48,
          }),
        ]),
      ),
    ],
    { width: 1000 },
  );

testRule(headingOrder, {
  fail: {
    "a second level above the first": [
      screen([text("Your orders", { name: "H1", sizePx: 24 }), text("In May", { name: "H2", sizePx: 32 })]),
      { other: "Your orders", otherPx: 24, text: "In May", px: 32 },
    ],
    "levels by component, in French": [
      screen([
        instance("Titre 1", { width: 300, height: 40 }, [text("Vos commandes", { sizePx: 24 })]),
        instance("Titre 2", { y: 60, width: 300, height: 40 }, [text("En mai", { sizePx: 32 })]),
      ]),
      { other: "Vos commandes", text: "En mai" },
    ],
    "titles of cards over the heading of their section": [
      reviews(24, 30),
      { other: "What people say", otherPx: 24, px: 30 },
    ],
    "a line larger than the title above it": [
      titled({ sizePx: 32, weight: 700 }, { sizePx: 40, weight: 400 }),
      { other: "Plan as one", text: "One board for all" },
    ],
  },
  ignore: {
    "texts without levels": screen([text("Your orders", { name: "Heading", sizePx: 24 })]),
    "titles of cards below the heading of their section": reviews(30, 24),
    "a small line above a large title": titled({ sizePx: 16, weight: 600 }, { sizePx: 40, weight: 700 }),
    "a greeting above a title": titled({ sizePx: 24, weight: 400 }, { sizePx: 32, weight: 700 }),
    "a figure below what it counts": screen([
      layer({ x: 20, y: 40, width: 335, height: 120 }, [
        text("Total balance", { x: 20, y: 40, sizePx: 24, weight: 700, height: 30 }),
        text("$2,430", { x: 20, y: 76, sizePx: 32, weight: 600, height: 40 }),
      ]),
      text("All that you have saved so far in this account of yours.", { x: 20, y: 200 }),
    ]),
    "falling sizes": screen([
      text("Your orders", { name: "H1", sizePx: 40 }),
      text("In May", { name: "H2", sizePx: 28 }),
      text("Monday", { name: "H3", sizePx: 20 }),
    ]),
    "equal sizes": screen([
      text("Your orders", { name: "H1", sizePx: 28 }),
      text("In May", { name: "H2", sizePx: 28 }),
    ]),
    "a text that is named after its words": screen([
      text("Your orders", { name: "Heading 1", sizePx: 28 }),
      text("H2 production", { name: "H2 production", sizePx: 40 }),
    ]),
    "a sheet of type styles": typeSheet([
      text("Small", { name: "H1", sizePx: 24 }),
      text("Large", { name: "H2", sizePx: 32 }),
    ]),
  },
});
