import type { Paint, SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, rgb, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { iconContrastInModes } from "./icon-contrast-in-modes.ts";

const theme = (light: string, dark: string) => ({
  name: "Colour",
  collectionId: "theme",
  values: { light: { ...rgb(light), a: 1 }, dark: { ...rgb(dark), a: 1 } },
});

const TABLES = {
  collections: {
    theme: {
      name: "Theme",
      modes: [
        { id: "light", name: "Light" },
        { id: "dark", name: "Dark" },
      ],
      defaultModeId: "light",
    },
    tone: {
      name: "Tone",
      modes: [
        { id: "neutral", name: "Neutral" },
        { id: "inverse", name: "Inverse" },
      ],
      defaultModeId: "neutral",
    },
  },
  variables: {
    ground: theme("#ffffff", "#111111"),
    icon: theme("#1a3fb0", "#9db4ff"),
    brand: theme("#1a3fb0", "#1a2a60"),
    grey: theme("#666666", "#333333"),
    toned: {
      name: "Colour",
      collectionId: "tone",
      values: { neutral: { alias: "icon" }, inverse: { ...rgb("#fafafa"), a: 1 } },
    },
    same: theme("#1a3fb0", "#111111"),
  },
};

const bound = (id: string, shown: string): Paint => ({
  ...(solid(shown) as Extract<Paint, { type: "solid" }>),
  variable: id,
});
const ground = [bound("ground", "#ffffff")];

const button = (paint: Paint, options: object = {}): SceneNode =>
  instance("Icon Button", { x: 16, y: 16, width: 44, height: 44, ...options }, [
    layer({ name: "Vector", type: "VECTOR", x: 28, y: 28, width: 20, height: 20, fills: [paint] }),
  ]);

const themed = (...children: readonly SceneNode[]) => screen(children, { fills: ground });

testRule(
  iconContrastInModes,
  {
    pass: {
      "an icon that changes with its ground": themed(button(bound("icon", "#1a3fb0"))),
      "an icon that is too faint now, for another rule": themed(button(solid("#ffe066"))),
      "an icon of a variable that is out of reach": themed(button(bound("elsewhere", "#1a3fb0"))),
      "an icon that is gone in the other mode": themed(button(bound("same", "#1a3fb0"))),
      "an icon on a button that keeps its mode": themed(
        button(bound("brand", "#1a3fb0"), { fills: ground, modes: { theme: "light" } }),
      ),
    },
    fail: {
      "a dark blue on a ground that turns dark": [
        themed(button(bound("brand", "#1a3fb0"))),
        { mode: "Dark", ratio: 1.38, required: 3, iconColor: "#1a2a60", backdropColor: "#111111" },
      ],
      "a black icon that stays black": [themed(button(solid("#000000"))), { iconColor: "#000000" }],
      "a fixed colour on a ground that turns dark": [
        themed(button(solid("#1a3fb0"))),
        { iconColor: "#1a3fb0", backdropColor: "#111111" },
      ],
    },
    unsure: {
      "a screen whose ground stays white": [screen([button(bound("icon", "#1a3fb0"))]), "unprepared"],
      "a mode for one icon, where the ground follows another collection": [
        themed(button(bound("toned", "#1a3fb0"))),
        "unprepared",
      ],
      "a grey icon": [themed(button(bound("grey", "#666666"))), "inactive"],
    },
    ignore: {
      "a button with words": themed(
        instance("Button", { width: 60, height: 44 }, [text("Send", { x: 8, y: 8 })]),
      ),
      "a screen without variables": screen([button(solid("#1a3fb0"))]),
    },
  },
  TABLES,
);
