import { instance, screen, text } from "../../../scene/testing.ts";
import { testRule } from "../../testing.ts";
import { targetSize } from "./target-size.ts";

const click = [{ trigger: "ON_CLICK", action: "BACK" }];
const icon = (x: number, y: number, sizePx: number) =>
  instance("Icon", { x, y, width: sizePx, height: sizePx, reactions: click });

testRule(targetSize, {
  pass: {
    "24 px targets side by side": screen([icon(0, 0, 24), icon(24, 0, 24)]),
    "20 px targets with 4 px between them: the circles touch": screen([icon(20, 20, 20), icon(44, 20, 20)]),
    "a small target far from all others": screen([icon(20, 20, 12), icon(200, 20, 44)]),
    "rows 16 px high with 8 px between them": screen([
      instance("Link", { x: 0, y: 0, width: 100, height: 16, reactions: click }, [text("Terms")]),
      instance("Link", { x: 0, y: 24, width: 100, height: 16, reactions: click }, [
        text("Privacy", { y: 24 }),
      ]),
    ]),
  },
  fail: {
    "a 20 px target that touches a large one": [
      screen([icon(20, 20, 20), icon(40, 8, 44)]),
      { widthPx: 20, heightPx: 20, requiredPx: 24, neighbours: ["Icon"], knownBy: "reaction" },
    ],
    "a 16 px icon on a card that leads on": [
      screen([
        instance("Card", { x: 0, y: 0, width: 200, height: 120, reactions: click }, [
          text("Blue mug", { x: 16, y: 16 }),
          icon(170, 10, 16),
        ]),
      ]),
      { widthPx: 16, neighbours: ["Card"] },
    ],
  },
  ignore: {
    "badges and avatars": screen([
      instance("Badge", { x: 0, y: 0, width: 16, height: 16 }),
      instance("Avatar", { x: 16, y: 0, width: 16, height: 16 }),
    ]),
    "disabled buttons": screen([
      instance("Icon Button", {
        x: 0,
        y: 0,
        width: 16,
        height: 16,
        reactions: click,
        instance: { properties: { State: "Disabled" } },
      }),
    ]),
  },
});
