import { expect, test } from "vitest";
import type { Page, Reaction } from "../../../../scene/scene.ts";
import { layer, screen, text } from "../../../../scene/testing.ts";
import { outcomesOf, testRule } from "../../../testing.ts";
import { unreachableScreen } from "./unreachable-screen.ts";

const to = (destinationId: string, navigation = "NAVIGATE"): Reaction => ({
  trigger: "ON_CLICK",
  action: "NODE",
  navigation,
  destinationId,
});

const linked = (id: string, name: string, ...reactions: readonly Reaction[]) =>
  screen([layer({ name: "Row", reactions })], { id, name });

const own = (name: string, ...reactions: readonly Reaction[]) => linked("own", name, ...reactions);

const page: Partial<Page> = { isComplete: true, flowStartIds: ["home"] };

const beside = [
  linked("home", "Home", to("orders"), to("help", "OVERLAY")),
  linked("orders", "Orders", to("home"), to("order", "SWAP")),
  linked("order", "Order", { trigger: "ON_CLICK", action: "BACK" }),
  linked("help", "Help"),
];

testRule(
  unreachableScreen,
  {
    pass: {
      "a screen that is entered": linked("orders", "Orders", to("home")),
      "one that takes the place of an overlay": linked("order", "Order", to("home")),
      "one that opens on top of another": linked("help", "Help", to("home")),
      "the start of a flow": linked("home", "Home", to("orders")),
    },
    fail: {
      "a screen that leads on, and to which nothing leads": [
        own("Payment", to("orders")),
        { name: "Payment", next: "Orders" },
      ],
      "one that leads to itself": [own("Payment", to("own"), to("home")), { next: "Home" }],
    },
    ignore: {
      "a screen outside the prototype": own("Payment"),
      "an older version": own("Payment v1", to("orders")),
      "a copy": own("Payment copy", to("orders")),
      "another state under the name of a screen": own("Orders", to("home")),
      "the same screen on another device": screen([layer({ reactions: [to("orders")] })], {
        id: "own",
        width: 1440,
      }),
      "a part": layer({ id: "own", width: 300, height: 100, reactions: [to("orders")] }, [text("Pay")]),
      "a screen that leads to what is not there": own("Payment", to("elsewhere")),
    },
  },
  { beside, page },
);

test.each<[string, Parameters<typeof outcomesOf>[2]]>([
  ["only some screens are known", { beside, page: { flowStartIds: ["home"] } }],
  ["no flow has a start", { beside, page: { isComplete: true } }],
  ["a flow starts in a section", { beside, page: { ...page, flowStartIds: ["home", "section"] } }],
  [
    "a menu opens that may lead there",
    { beside: [...beside, linked("profile", "Profile", to("open-menu", "CHANGE_TO"))], page },
  ],
  [
    "a link has lost its screen",
    { beside: [...beside, linked("profile", "Profile", { trigger: "ON_CLICK", action: "NODE" })], page },
  ],
  ["two screens alone are linked", { beside: beside.slice(2), page: { ...page, flowStartIds: ["order"] } }],
])("nothing is said when %s", (_, surroundings) => {
  expect(outcomesOf(unreachableScreen, own("Payment", to("order")), surroundings)).toEqual([]);
});
