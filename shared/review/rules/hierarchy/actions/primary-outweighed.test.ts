import type { SceneNode } from "../../../../scene/scene.ts";
import { instance, layer, screen, solid, text } from "../../../../scene/testing.ts";
import { testRule } from "../../../testing.ts";
import { primaryOutweighed } from "./primary-outweighed.ts";

const STRONG = { fill: "#1d4ed8" };
const OUTLINED = {
  strokes: [solid("#1d4ed8")],
  stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
} as const;

interface Look {
  readonly fill?: string;
  readonly color?: string;
  readonly strokes?: SceneNode["strokes"];
  readonly stroke?: SceneNode["stroke"];
}

const button = (words: string, x: number, look: Look, variant = "Default", width = 140): SceneNode =>
  instance(
    "Button",
    {
      x,
      y: 700,
      width,
      height: 48,
      cornerRadiiPx: [8, 8, 8, 8],
      ...look,
      instance: { componentId: "button", properties: { Variant: variant } },
    } as Parameters<typeof instance>[1],
    [text(words, { x: x + 20, y: 712, color: look.color ?? (look.fill ? "#ffffff" : "#1d4ed8") })],
  );

const row = (...buttons: readonly SceneNode[]): SceneNode =>
  screen([layer({ name: "Actions", x: 16, y: 700, width: 343, height: 48 }, buttons)]);

testRule(primaryOutweighed, {
  pass: {
    "a filled main action beside an outlined one": row(
      button("Cancel", 16, OUTLINED),
      button("Save changes", 200, STRONG),
    ),
    "two that weigh the same": row(button("Cancel", 16, STRONG), button("Save changes", 200, STRONG)),
    "a variant that is primary, and filled": row(
      button("More", 16, OUTLINED, "Secondary"),
      button("Anything", 200, STRONG, "Primary"),
    ),
    "a lesser action with longer words": row(
      button("Cancel", 16, OUTLINED, "Secondary", 180),
      button("Save", 220, OUTLINED, "Primary", 120),
    ),
    "two without a box, of which one has more words": row(
      button("Maybe later", 16, {}),
      button("Buy", 200, {}),
    ),
    "a main action that is not painted at all": row(
      button("Cancel", 16, STRONG),
      instance("Button", { x: 200, y: 700, width: 140, height: 48, fill: "#ffffff" }, [
        text("Save", { x: 220, y: 712, color: "#ffffff" }),
      ]),
    ),
    "a heavier button that stands elsewhere": screen([
      layer({ name: "Bar", x: 0, y: 0, width: 375, height: 56 }, [button("Cancel", 16, STRONG)]),
      layer({ name: "Actions", x: 16, y: 700, width: 343, height: 48 }, [button("Save", 200, OUTLINED)]),
    ]),
  },
  fail: {
    "a grey “Save” whose dark words say that it can be used": [
      row(button("Cancel", 16, STRONG), button("Save", 200, { fill: "#e3e3e3", color: "#1e1e1e" })),
      { lesser: "Cancel", main: "Save" },
    ],
    "a filled “Cancel” beside an outlined “Save changes”": [
      row(button("Cancel", 16, STRONG), button("Save changes", 200, OUTLINED)),
      { lesser: "Cancel", main: "Save changes" },
    ],
    "a secondary variant with the fill of the primary one": [
      row(button("Preview", 16, STRONG, "Secondary"), button("Anything", 200, OUTLINED, "Primary")),
      { lesser: "Preview", main: "Anything" },
    ],
    "an outlined main action on a white fill": [
      row(button("Cancel", 16, STRONG), button("Save", 200, { ...OUTLINED, fill: "#ffffff" })),
      { lesser: "Cancel" },
    ],
    "“Annuler” beside “Enregistrer”": [
      row(button("Annuler", 16, STRONG), button("Enregistrer", 200, OUTLINED)),
      { lesser: "Annuler" },
    ],
  },
  unsure: {
    "a grey “Save”, as what cannot be used yet is drawn": [
      row(button("Cancel", 16, STRONG), button("Save", 200, { fill: "#e5e5e5" })),
      "inactive",
    ],
  },
  ignore: {
    "a button that only leads away": row(button("Cancel", 16, STRONG)),
    "a destructive button, whose safe way out may weigh more": row(
      button("Cancel", 16, STRONG),
      button("Delete file", 200, OUTLINED),
    ),
  },
});
