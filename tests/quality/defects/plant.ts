import { bottom } from "../../../shared/scene/geometry.ts";
import type { SceneNode } from "../../../shared/scene/scene.ts";
import { instance, layer, text } from "../../../shared/scene/testing.ts";
import type { Random } from "../../database/support/random.ts";
import type { Site } from "../defect.ts";
import { mainRun } from "../edit.ts";
import type { Screen } from "../screens.ts";

/** Where a planted part stands: its corner, its width, and how the screen sets its texts. */
export interface Ground {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly sizePx: number;
  readonly fontFamily: string;
}

export interface Part {
  readonly heightPx: number;
  /** The ids of the layers that are damaged. */
  readonly touched: readonly string[];
  /** The layers of the part; sound when there is no size. */
  readonly build: (ground: Ground, size?: number) => readonly SceneNode[];
}

const MARGIN_PX = 32;

/** A screen that goes on below with a part of ours, for slips that need what the screen does not have. */
export function planting({ root, body }: Screen, { heightPx, touched, build }: Part): Site {
  const { box } = root;
  const { sizePx, fontFamily } = mainRun(body);
  const ground: Ground = {
    x: box.x + MARGIN_PX,
    y: bottom(box) + MARGIN_PX,
    width: Math.min(box.width - 2 * MARGIN_PX, 640),
    sizePx,
    fontFamily,
  };
  const withPart = (size?: number): SceneNode => {
    const part = layer(
      {
        id: "planted",
        name: "Section",
        ...box,
        y: bottom(box),
        height: heightPx + 2 * MARGIN_PX,
        fill: "#ffffff",
      },
      build(ground, size),
    );
    return {
      ...root,
      box: { ...box, height: box.height + part.box.height },
      children: [...(root.children ?? []), part],
    };
  };
  return { before: withPart(), touched, damage: withPart };
}

/** One part, planted in the screen. */
export const planted =
  (part: (random: Random) => Part) =>
  (screen: Screen, random: Random): readonly Site[] => [planting(screen, part(random))];

/** A part on a screen of its own, in the type of the screen at hand, for what the rest of a screen would decide. */
export const plantedAlone =
  (part: (random: Random) => Part) =>
  ({ root, body }: Screen, random: Random): readonly Site[] => {
    const { heightPx, touched, build } = part(random);
    const { sizePx, fontFamily } = mainRun(body);
    const width = Math.max(360, Math.min(root.box.width, 640));
    const ground: Ground = { x: MARGIN_PX, y: MARGIN_PX, width: width - 2 * MARGIN_PX, sizePx, fontFamily };
    const alone = (size?: number): SceneNode =>
      layer(
        {
          id: "alone",
          name: "Screen",
          width,
          height: Math.max(640, heightPx + 2 * MARGIN_PX),
          fill: "#ffffff",
        },
        build(ground, size),
      );
    return [{ before: alone(), touched, damage: alone }];
  };

type TextOptions = NonNullable<Parameters<typeof text>[1]>;

/** A line of text in the style of the screen. */
export function line(characters: string, ground: Ground, options: TextOptions = {}): SceneNode {
  const { x, y, sizePx, fontFamily } = ground;
  const width = characters.length * (options.sizePx ?? sizePx) * 0.5;
  return text(characters, { x, y, sizePx, fontFamily, color: "#222222", width, ...options });
}

export const PROSE =
  "We send your order within two days of your payment, and sooner in town. You can change the address until " +
  "the parcel leaves our house, and we write to you when it does, with a number to follow it.";

const CHARACTERS_A_LINE = 60;

/** A paragraph in the style of the screen, 60 characters a line. */
export function paragraph(characters: string, ground: Ground, options: TextOptions = {}): SceneNode {
  const { sizePx = ground.sizePx, lineHeightPx = sizePx * 1.5 } = options;
  const lines = Math.max(1, Math.ceil(characters.length / CHARACTERS_A_LINE));
  return line(characters, ground, {
    sizePx,
    lineHeightPx,
    width: CHARACTERS_A_LINE * sizePx * 0.5,
    height: lines * lineHeightPx,
    resize: "height",
    ...options,
  });
}

interface ButtonOptions {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly isPlain?: boolean;
}

/** A button: filled, or plain with an outline. */
export function button(words: string, ground: Ground, options: ButtonOptions): SceneNode {
  const { id, x = ground.x, y = ground.y, width = 140, height = 44, isPlain = false } = options;
  const labelWidth = Math.min(width - 16, words.length * 8);
  const label = text(words, {
    id: `${id}:label`,
    name: "Label",
    x: x + (width - labelWidth) / 2,
    y: y + (height - 20) / 2,
    width: labelWidth,
    height: 20,
    sizePx: ground.sizePx,
    lineHeightPx: 20,
    fontFamily: ground.fontFamily,
    color: isPlain ? "#1a3fb0" : "#ffffff",
  });
  return instance(
    "Button",
    {
      id,
      x,
      y,
      width,
      height,
      cornerRadiiPx: [8, 8, 8, 8],
      ...(isPlain
        ? {
            fill: "#ffffff",
            strokes: [{ type: "solid", color: { r: 0.1, g: 0.25, b: 0.69 } }],
            stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
          }
        : { fill: "#1a3fb0" }),
    },
    [label],
  );
}

interface FieldOptions {
  readonly id: string;
  readonly y: number;
  /** Absent: the field has no label. */
  readonly label?: string;
  readonly labelY?: number;
  readonly value?: string;
  /** The colour of what stands in it. */
  readonly ink?: string;
}

const FIELD = { width: 280, height: 44 };

/** A field with its label above. */
export function field(
  ground: Ground,
  { id, y, label, labelY, value, ink = "#555555" }: FieldOptions,
): SceneNode {
  const box = layer(
    {
      id: `${id}:box`,
      name: "Box",
      ...FIELD,
      x: ground.x,
      y,
      fill: "#ffffff",
      strokes: [{ type: "solid", color: { r: 0.4, g: 0.4, b: 0.4 } }],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    value === undefined
      ? []
      : [line(value, ground, { id: `${id}:value`, x: ground.x + 12, y: y + 10, color: ink })],
  );
  const top = label === undefined ? y : (labelY ?? y - 28);
  const words =
    label === undefined
      ? []
      : [line(label, ground, { id: `${id}:label`, y: top, height: 20, lineHeightPx: 20 })];
  return layer(
    { id, name: "Text field", x: ground.x, y: top, width: FIELD.width, height: y + FIELD.height - top },
    [...words, box],
  );
}
