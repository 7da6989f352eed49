import type { Reaction } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { linkToWrongScreen } from "./link-to-wrong-screen.ts";

const to = (destinationId: string, more: Partial<Reaction> = {}): readonly Reaction[] => [
  { trigger: "ON_CLICK", action: "NODE", navigation: "NAVIGATE", destinationId, ...more },
];

const item = (words: string, reactions: readonly Reaction[]) =>
  instance("Nav item", { y: 740, width: 90, height: 48, reactions }, [text(words, { y: 752 })]);

const at = (name: string, ...children: Parameters<typeof screen>[0]) =>
  screen([text("Good morning", { sizePx: 28, height: 40 }), ...children], { id: "here", name });

const titled = (id: string, name: string, title: string) =>
  screen([text(title, { sizePx: 28, height: 40 }), text("Profile", { y: 760 })], { id, name });

testRule(
  linkToWrongScreen,
  {
    pass: {
      "a link to what it names": at("Home", item("Profile", to("profile"))),
      "a link to a state of what it names": at("Home", item("Profile", to("edit"))),
      "a link to a sign-in that comes first": at("Home", item("Profile", to("login"))),
      "a link to a screen that is headed by it": at("Home", item("Profile", to("account"))),
    },
    fail: {
      "a link that was copied from its neighbour": [
        at("Home", item("Profile", to("orders")), item("Orders", to("orders"))),
        { label: "Profile", destination: "03 Orders", named: "02 Profile" },
      ],
      "a link to the screen it stands on": [
        at("Home", item("Orders", to("here"))),
        { label: "Orders", destination: "Home" },
      ],
    },
    ignore: {
      "a button that sends a form": at(
        "Your details",
        layer({ name: "Text field", width: 300, height: 44, fill: "#eeeeee" }, [text("Anna Weber")]),
        item("Profile", to("orders")),
      ),
      "a link on the screen it names": at("Edit profile", item("Profile", to("orders"))),
      "what names no screen": at("Home", item("Continue", to("orders"))),
      "what opens on top": at("Home", item("Profile", to("orders", { navigation: "OVERLAY" }))),
      "what leads out of the design": at("Home", item("Profile", to("elsewhere"))),
      "a link that leads to two places": at("Home", item("Profile", [...to("orders"), ...to("login")])),
      "a card that leads on": at(
        "Home",
        layer({ name: "Card", width: 300, height: 60, reactions: to("orders") }, [
          text("Profile"),
          text("What others see of you", { y: 24 }),
        ]),
      ),
    },
  },
  {
    beside: [
      titled("profile", "02 Profile", "Anna Weber"),
      titled("edit", "Profile – edit", "Anna Weber"),
      titled("orders", "03 Orders", "Your orders"),
      titled("login", "Login", "Welcome back"),
      titled("account", "iPhone 15 – 4", "Your profile"),
    ],
  },
);
