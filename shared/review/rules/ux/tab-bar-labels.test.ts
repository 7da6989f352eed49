import { instance, layer, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { tabBarLabels } from "./tab-bar-labels.ts";

const bar = (name: string, label: string, count = 4) =>
  layer(
    { name, y: 732, width: 375, height: 80, fill: "#ffffff" },
    Array.from({ length: count }, (_, index) => {
      const at = { x: index * 75, y: 740 };
      const icon = layer({ name: "Icon", ...at, width: 24, height: 24 });
      return instance("Item", { ...at, width: 75, height: 48 }, label ? [icon, text(label, at)] : [icon]);
    }),
  );

testRule(tabBarLabels, {
  pass: {
    "a bar with labels": screen([bar("Tab bar", "Home")]),
    "the bar of a player": screen([bar("Player / Bottom bar", "")]),
  },
  fail: { "a bar of icons": [screen([bar("Bottom navigation", "")]), { count: 4 }] },
  ignore: {
    "a bar on a desktop screen": screen([bar("Tab bar", "")], { width: 1440 }),
    "a bar at the top": screen([bar("Tab bar", "")], { height: 2000 }),
    "a row of stars": screen([bar("Rating", "")]),
  },
});
