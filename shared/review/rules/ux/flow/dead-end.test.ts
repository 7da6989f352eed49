import type { Reaction } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { deadEnd } from "./dead-end.ts";

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
  deadEnd,
  {
    pass: {
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
    },
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
      "a screen that nothing leads to": screen([words], { id: "alone" }),
      "what opens on top of a screen": screen([words], { id: "tip" }),
      "a screen that shows itself while people wait": screen([words], { id: THANKS, name: "Loading" }),
      "a small part": layer({ id: THANKS, width: 300, height: 200 }, [words]),
    },
  },
  { beside: [checkout] },
);
