import { describe } from "vitest";
import type { Reaction, SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { noWayOut } from "./no-way-out.ts";

describe("a screen", () => {
  const THANKS = "thanks";

  const leading = (destinationId: string, more: Partial<Reaction> = {}): Reaction => ({
    trigger: "ON_CLICK",
    action: "NODE",
    destinationId,
    ...more,
  });

  const button = (words: string, reactions: readonly Reaction[] = []) =>
    instance("Button", { y: 700, width: 200, height: 48, fill: "#1a3fb0", reactions }, [
      text(words, { y: 712 }),
    ]);

  const checkout = screen([button("Pay now", [leading(THANKS), leading("tip", { navigation: "OVERLAY" })])], {
    id: "checkout",
    name: "Checkout",
  });

  const words = text("Thank you for your order, we have written to you.", { x: 24, y: 200, width: 320 });

  testRule(
    noWayOut,
    {
      fail: {
        "a screen with nothing to click": [
          screen([words], { id: THANKS, name: "Thanks" }),
          { from: "Checkout", name: "Thanks" },
        ],
        "one with nothing but the system’s bar": [
          screen([layer({ name: "Status bar", width: 375, height: 44 }, [layer({ name: "Wifi" })]), words], {
            id: THANKS,
            name: "Thanks",
          }),
          { from: "Checkout" },
        ],
      },
      unsure: {
        "an icon that may be an arrow": [
          screen([layer({ type: "VECTOR", name: "Vector", x: 16, y: 56, width: 24, height: 24 }), words], {
            id: THANKS,
          }),
          "may-lead-out",
        ],
        "a gesture told in words": [
          screen([words, text("Tap anywhere to see your order", { y: 500 })], { id: THANKS }),
          "may-lead-out",
        ],
        "a word that may be tapped": [
          screen([words, text("Go back", { y: 500 })], { id: THANKS }),
          "may-lead-out",
        ],
      },
      ignore: {
        "a screen with a button, which the prototype does not link": screen(
          [words, button("Track your parcel")],
          {
            id: THANKS,
          },
        ),
        "a screen that leads on after a while": screen([words], {
          id: THANKS,
          reactions: [leading("home", { trigger: "AFTER_TIMEOUT" })],
        }),
        "a text that leads back": screen(
          [
            words,
            text("To all of your orders", { y: 400, reactions: [{ trigger: "ON_CLICK", action: "BACK" }] }),
          ],
          { id: THANKS },
        ),
        "a screen that nothing leads to": screen([words], { id: "alone" }),
        "a screen that shows itself while people wait": screen([words], { id: THANKS, name: "Loading" }),
        "a small part": layer({ id: THANKS, width: 300, height: 200 }, [words]),
      },
    },
    { beside: [checkout] },
  );
});

describe("a dialog", () => {
  type Node = ReturnType<typeof layer>;

  const veil = layer({ type: "RECTANGLE", width: 375, height: 812, fills: [solid("#000000", 0.5)] });

  /** A screen with a box over it, and what else is in the box. */
  const dialog = (
    more: readonly Node[] = [],
    ground: Node = veil,
    words = "Try every board for two weeks before you decide.",
  ) =>
    screen([
      text("Your boards", { x: 24, y: 60, sizePx: 24 }),
      ground,
      layer({ x: 24, y: 240, width: 327, height: 200, fill: "#ffffff" }, [
        text(words, { x: 48, y: 272, width: 279, height: 48, resize: "height" }),
        ...more,
      ]),
    ]);

  testRule(noWayOut, {
    fail: {
      "words alone over a darkened screen": [dialog(), {}],
    },
    ignore: {
      "a button that leads on": dialog([
        instance("Button", { x: 48, y: 370, width: 279, height: 44, fill: "#1a3fb0" }, [
          text("Start for free", { x: 120, y: 382, color: "#ffffff" }),
        ]),
      ]),
      "a cross in the corner": dialog([
        layer({ x: 312, y: 252, width: 24, height: 24 }, [
          layer({ type: "VECTOR", x: 318, y: 258, width: 12, height: 12, fill: "#333333" }),
        ]),
      ]),
      "bare words to tap": dialog([text("Not now", { x: 48, y: 390 })]),
      "a note that something is loading": dialog([], veil, "Please wait"),
      "a card on a page": dialog([], layer({ type: "RECTANGLE", width: 375, height: 812, fill: "#eef1fb" })),
      "a handle to drag": dialog([
        layer({ type: "RECTANGLE", x: 168, y: 248, width: 40, height: 4, fill: "#cccccc" }),
      ]),
    },
  });
});

describe("a form or an offer", () => {
  const button = (label: string, y: number, fill = "#1a3fb0"): SceneNode =>
    layer({ name: "Group", x: 20, y, width: 335, height: 52, fill, cornerRadiiPx: [26, 26, 26, 26] }, [
      text(label, {
        x: 40,
        y: y + 15,
        width: 295,
        height: 22,
        align: "center",
        color: "#ffffff",
        weight: 600,
      }),
    ]);

  const field = (label: string, y: number): readonly SceneNode[] => [
    text(label, { x: 20, y, width: 335, height: 20, sizePx: 14 }),
    layer({
      name: "Rectangle",
      x: 20,
      y: y + 26,
      width: 335,
      height: 48,
      fill: "#ffffff",
      strokes: [solid("#666666")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
      cornerRadiiPx: [8, 8, 8, 8],
    }),
  ];

  /** A form of a phone, with whatever else stands on it. */
  const form = (
    more: readonly SceneNode[] = [],
    labels = ["Card number", "Name on the card", "Valid until"],
  ) =>
    screen([
      text("Add a card", { x: 100, y: 90, width: 175, height: 34, sizePx: 28, weight: 700 }),
      ...labels.flatMap((label, index) => field(label, 200 + index * 100)),
      button("Add the card", 640),
      ...more,
    ]);

  const plan = (name: string, price: string, y: number): SceneNode =>
    layer(
      { name: "Slot", x: 16, y, width: 343, height: 80, fill: "#eeeaf6", cornerRadiiPx: [16, 16, 16, 16] },
      [
        text(name, { x: 32, y: y + 28, width: 120, height: 24, sizePx: 18 }),
        text(price, { x: 260, y: y + 28, width: 80, height: 24, sizePx: 18 }),
      ],
    );

  /** A screen that sells a subscription. */
  const offer = (main: string, ...more: readonly SceneNode[]) =>
    screen([
      text("All lessons", { x: 90, y: 180, width: 200, height: 36, sizePx: 28, weight: 700 }),
      plan("12 months", "$39.99", 320),
      plan("3 months", "$14.99", 416),
      plan("1 month", "$7.99", 512),
      button(main, 660),
      ...more,
    ]);

  const cross: SceneNode = layer({ type: "VECTOR", x: 335, y: 60, width: 16, height: 16, fill: "#222222" });

  testRule(noWayOut, {
    fail: {
      "a form with nothing but its button": [form(), { name: "Add the card" }],
      "an offer with nothing but its button": [offer("Subscribe"), { name: "Subscribe" }],
      "an offer whose cross cannot be seen": [
        offer("Subscribe", { ...cross, opacity: 0 }),
        { name: "Subscribe" },
      ],
      "a French offer": [offer("S’abonner"), { name: "S’abonner" }],
    },
    unsure: {
      "a form from which the prototype leads on": [
        form([
          layer({
            x: 0,
            y: 760,
            width: 375,
            height: 40,
            reactions: [{ trigger: "ON_CLICK", action: "BACK" }],
          }),
        ]),
        "linked",
      ],
    },
    ignore: {
      "a form with an arrow at the top": form([cross]),
      "a form with a way round in words": form([text("Not now", { x: 150, y: 720, width: 75 })]),
      "a form with a word at the side of the top": form([text("Terug", { x: 16, y: 60, width: 40 })]),
      "a form of two fields, as to sign in": form([], ["Email", "Password"]),
      "an offer with another button": offer("Subscribe", button("Look around", 730)),
      "what is sold for good": offer("Buy the book"),
      "a form of a wide screen": screen([form()], { width: 1440, height: 900 }),
    },
  });
});

describe("an overlay", () => {
  const opening = (destinationId: string, trigger = "ON_CLICK"): Reaction => ({
    trigger,
    action: "NODE",
    navigation: "OVERLAY",
    destinationId,
  });

  const orders = screen(
    [
      layer({
        name: "Row",
        reactions: [opening("sheet"), opening("hover", "ON_HOVER"), opening("held", "ON_PRESS")],
      }),
    ],
    {
      id: "orders",
      name: "Orders",
    },
  );

  const account = screen(
    [
      layer({ name: "Row", reactions: [opening("loose")] }),
      layer({ name: "Scrim", reactions: [{ trigger: "ON_CLICK", action: "CLOSE" }] }),
    ],
    { id: "account", name: "Account" },
  );

  const words = text("Your parcel has left our house and will be with you on Friday.", { width: 300 });

  const overlay = (children: readonly SceneNode[] = [], options: Partial<SceneNode> = {}): SceneNode =>
    layer(
      {
        id: "sheet",
        name: "Parcel",
        width: 340,
        height: 300,
        fill: "#ffffff",
        closesOnClickOutside: false,
        ...options,
      },
      [words, ...children],
    );

  const button = (reactions: readonly Reaction[] = []) =>
    instance("Button", { y: 200, width: 200, height: 48, fill: "#1a3fb0", reactions }, [
      text("Track your parcel", { y: 212 }),
    ]);

  testRule(
    noWayOut,
    {
      fail: {
        "words that nothing closes": [overlay(), { from: "Orders", name: "Parcel" }],
        "a field with no button": [
          overlay([
            instance("Text field", { y: 200, width: 300, height: 44, fill: "#eeeeee" }, [
              text("Anna Weber", { y: 210 }),
            ]),
          ]),
          { name: "Parcel" },
        ],
      },
      unsure: {
        "a cross that is not linked": [
          overlay([layer({ type: "VECTOR", name: "Vector", x: 300, width: 24, height: 24 })]),
          "may-lead-out",
        ],
        "a word that may be clicked": [overlay([text("Dismiss", { y: 200 })]), "may-lead-out"],
        ...Object.fromEntries(
          [
            "×",
            "✕",
            "✖️",
            "x",
            "Maybe later",
            "No thanks",
            "J’ai compris",
            "Compris",
            "Réessayer",
            "閉じる",
          ].map((label) => [
            `“${label}”, which is not linked`,
            [overlay([text(label, { y: 200 })]), "may-lead-out"],
          ]),
        ),
        "an overlay of a file that does not tell of clicks beside it": [
          layer({ id: "sheet", width: 340, height: 300 }, [words]),
          "outside-unknown",
        ],
      },
      ignore: {
        "an overlay that a click beside it closes": overlay([], { closesOnClickOutside: true }),
        "one with a link that closes it": overlay([
          text("Back to all of your orders", {
            y: 200,
            reactions: [{ trigger: "ON_CLICK", action: "CLOSE" }],
          }),
        ]),
        "one that goes away after a while": overlay([], {
          reactions: [{ trigger: "AFTER_TIMEOUT", action: "CLOSE" }],
        }),
        "one with a button, which the prototype does not link": overlay([button()]),
        "what nothing opens": overlay([], { id: "alone" }),
        "what is open while the pointer lies on something": overlay([], { id: "hover" }),
        "what is open while something is pressed": overlay([], { id: "held" }),
        "what the screen below closes": overlay([], { id: "loose" }),
        "a toast": overlay([], { name: "Toast / success" }),
        "a menu, which is closed by choosing": overlay([], { name: "Account menu" }),
      },
    },
    { beside: [orders, account] },
  );
});
