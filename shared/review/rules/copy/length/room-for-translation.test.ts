import type { AutoLayout, SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { roomForTranslation } from "./room-for-translation.ts";

const LAYOUT: AutoLayout = {
  direction: "horizontal",
  gapPx: 8,
  paddingPx: [12, 16, 12, 16],
  align: "center",
  crossAlign: "center",
};

const english = text("This is what we know of you and of your orders.", { y: 400 });

const button = (
  width: number,
  label: SceneNode,
  more: { readonly sizing?: SceneNode["sizing"]; readonly icon?: SceneNode } = {},
) =>
  instance(
    "Button",
    {
      width,
      height: 48,
      fill: "#1a3fb0",
      layout: LAYOUT,
      sizing: more.sizing ?? { horizontal: "fixed", vertical: "hug" },
    },
    more.icon ? [more.icon, label] : [label],
  );

const save = text("Save changes", { y: 12, width: 100 });
const icon = layer({ type: "VECTOR", name: "Vector", width: 20, height: 20 });

testRule(roomForTranslation, {
  pass: {
    "a button with room for a third more": screen([button(167, save), english]),
    "a button as wide as the screen": screen([button(343, save, { icon }), english]),
  },
  fail: {
    "a button that its label nearly fills": [
      screen([button(140, save), english]),
      { label: "Save changes", widthPx: 100, roomPx: 108 },
    ],
    "an icon that takes the room": [
      screen([button(190, save, { icon }), english]),
      { widthPx: 100, roomPx: 130 },
    ],
  },
  ignore: {
    "a button whose padding leaves less than its label takes": screen([button(120, save), english]),
    "a button that grows with its label": screen([
      button(132, save, { sizing: { horizontal: "hug", vertical: "hug" } }),
      english,
    ]),
    "a button that fills its column": screen([
      button(132, save, { sizing: { horizontal: "fill", vertical: "hug" } }),
      english,
    ]),
    "a button put in place by hand": screen([
      instance("Button", { width: 132, height: 48, fill: "#1a3fb0" }, [save]),
      english,
    ]),
    "a label that may take two lines": screen([
      button(140, text("Save changes", { y: 12, width: 108, resize: "height" })),
      english,
    ]),
    "a French button": screen([
      button(140, text("Enregistrer", { y: 12, width: 100 })),
      text("Voici ce que nous savons de vous et de vos commandes.", { y: 400 }),
    ]),
    "a component to be filled in": button(140, save),
  },
});
