import { reviewFrame } from "../../shared/review/review.ts";
import { textContrast } from "../../shared/review/rules/ui/contrast/text-contrast.ts";
import type { FramePixels } from "../../shared/perception/frame/frame-pixels.ts";
import type { FrameReport } from "../../shared/review/report.ts";
import { image, instance, layer, rgb, sceneOf, screen, solid, text } from "../../shared/scene/testing.ts";
import type { Effect, Paint, Scene, SceneNode } from "../../shared/scene/scene.ts";
import type { Level } from "../../shared/standards/wcag.ts";

/** An example of a rule, drawn as a design. */
export type Example = readonly [name: string, design: SceneNode];

const WORDS = "Some text in a human language";
const place = { x: 20, y: 20, width: 200, height: 24 };

export const on = (fill: string, ...children: readonly SceneNode[]): SceneNode =>
  screen([layer({ x: 0, y: 0, width: 375, height: 100, fill }, children)]);

export const words = (color: string, more: object = {}): SceneNode =>
  text(WORDS, { ...place, color, ...more });

const gradient = (from: string, to: string): Paint => ({
  type: "gradient",
  shape: "linear",
  stops: [
    { position: 0, color: { ...rgb(from), a: 1 } },
    { position: 1, color: { ...rgb(to), a: 1 } },
  ],
  handles: [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
    { x: 0, y: 1 },
  ],
});

/** A text on a ground that goes from white at the left to another colour at the right. */
export const onGradient = (to: string, width: number, textWidth: number, color: string): SceneNode =>
  screen([
    layer({ x: 0, y: 0, width, height: 60, fills: [gradient("#ffffff", to)] }, [
      words(color, { x: 0, width: textWidth }),
    ]),
  ]);

export const onPicture = (color: string, more: object = {}): SceneNode =>
  screen([layer({ width: 375, height: 100, fills: [solid("#000000"), image] }, [words(color, more)])]);

/** The pixels of a screen whose text of a colour lies on a dark picture, with strokes two pixels wide. */
export function darkPicture({ box: { width, height } }: SceneNode, color: string): FramePixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const shades = ["#000000", "#141414", "#0a1020"] as const;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInk = x > 20 && x < 120 && y > 24 && y < 40 && x % 8 < 2;
      const { r, g, b } = rgb(isInk ? color : (shades[(x + y) % shades.length] ?? "#000000"));
      data.set([r * 255, g * 255, b * 255, 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

export const glow: Effect = {
  type: "drop-shadow",
  radiusPx: 3,
  offset: { x: 0, y: 0 },
  color: { r: 1, g: 1, b: 1, a: 1 },
};

/** Four shadows, 2 px aside in each direction. */
export const shadows = (hex: string): readonly Effect[] =>
  [
    { x: 2, y: 2 },
    { x: -2, y: 2 },
    { x: 2, y: -2 },
    { x: -2, y: -2 },
  ].map((offset) => ({ type: "drop-shadow", radiusPx: 4, offset, color: { ...rgb(hex), a: 1 } }));

const off = { instance: { properties: { State: "Disabled" } } };

/** A text that lies half on white and half on black. */
export const onTwoGrounds = (opacity: number): SceneNode =>
  screen([
    layer({ x: 20, y: 0, width: 40, height: 60, fill: "#ffffff" }),
    layer({ x: 60, y: 0, width: 60, height: 60, fill: "#000000" }),
    text("Hello world", { x: 20, y: 20, width: 100, fills: [solid("#5a5a5a", opacity)] }),
  ]);

/** Characters that no language has. */
export const noLanguage = (): SceneNode =>
  on("#666666", text("----=====++++____****%%%%±±±±@@@@", { ...place, color: "#000000" }));

/** A button that shows nothing but an x. */
export const crossButton = (fill: string, color: string): SceneNode =>
  screen([
    instance("Button", { x: 20, y: 20, width: 44, height: 44, fill }, [
      text("X", { x: 36, y: 30, width: 12, height: 24, color }),
    ]),
  ]);

export const button = (color: string, more: object = {}): SceneNode =>
  screen([instance("Button", { width: 240, height: 64, fill: "#eeeeee", ...more }, [words(color)])]);

const field = (more: object, ...children: readonly SceneNode[]): SceneNode =>
  instance("Text field", { x: 20, y: 20, width: 240, height: 80, ...more }, children);

const box = (): SceneNode =>
  layer({ x: 20, y: 52, width: 240, height: 40, fill: "#ffffff", strokes: [solid("#000000")] });

/** Examples that neither of the rules is about, whatever contrast it asks for. */
export const INAPPLICABLE: readonly Example[] = [
  ["2: off the screen", on("#ffffff", words("#aaaaaa", { y: -999 }))],
  ["3: in the colour of the ground", on("#ffffff", words("#ffffff"))],
  ["5: a picture of text", screen([layer({ width: 200, height: 40, fills: [image] })])],
  ["6: the label in a disabled field", screen([field(off, words("#888888"), box())])],
  [
    "7: the label beside a disabled field",
    screen([
      words("#888888"),
      instance("Text field", { x: 20, y: 52, width: 240, height: 40, fill: "#ffffff", ...off }),
    ]),
  ],
  [
    "9: in a disabled group of fields",
    screen([instance("Address", { width: 300, height: 120, ...off }, [field({}, words("#888888"), box())])]),
  ],
  ["10: a disabled button", button("#777777", off)],
];

/** Reviews a drawn example by the rule of text contrast alone. */
export const review = (
  level: Level,
  node: SceneNode,
  scene: Scene = sceneOf(node),
  pixels?: FramePixels,
): FrameReport => reviewFrame(scene, node, { rules: [textContrast], level, ...(pixels && { pixels }) });
