import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { tabBarItems } from "./tab-bar-items.ts";

const bar = (count: number) =>
  layer(
    { name: "Tab bar", y: 732, width: 375, height: 80, fill: "#ffffff" },
    Array.from({ length: count }, (_, index) =>
      instance("Item", { x: index * 60, y: 740, width: 60, height: 48 }, [
        text("Home", { x: index * 60, y: 760 }),
      ]),
    ),
  );

testRule(tabBarItems, {
  pass: { "five items": screen([bar(5)]), "three items": screen([bar(3)]) },
  fail: { "six items": [screen([bar(6)]), { count: 6, most: 5 }] },
  ignore: { "a screen without a tab bar": screen([text("Hello")]) },
});
