import type { Reaction, SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { overlayWithoutClose } from "./overlay-without-close.ts";

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
  overlayWithoutClose,
  {
    pass: {
      "an overlay that a click beside it closes": overlay([], { closesOnClickOutside: true }),
      "one with a link that closes it": overlay([
        text("Back to all of your orders", { y: 200, reactions: [{ trigger: "ON_CLICK", action: "CLOSE" }] }),
      ]),
      "one that goes away after a while": overlay([], {
        reactions: [{ trigger: "AFTER_TIMEOUT", action: "CLOSE" }],
      }),
      "one with a button, which the prototype does not link": overlay([button()]),
    },
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
        "may-close",
      ],
      "a word that may be clicked": [overlay([text("Dismiss", { y: 200 })]), "may-close"],
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
          [overlay([text(label, { y: 200 })]), "may-close"],
        ]),
      ),
      "an overlay of a file that does not tell of clicks beside it": [
        layer({ id: "sheet", width: 340, height: 300 }, [words]),
        "outside-unknown",
      ],
    },
    ignore: {
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
