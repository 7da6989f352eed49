import { fromHex } from "../../../../shared/scene/color.ts";
import type { Paint, SceneNode, TextRun } from "../../../../shared/scene/scene.ts";
import { widthOfLetters } from "./letter-widths.ts";

export const INK = "#111827";
export const QUIET = "#4b5563";
export const LINE = "#767b86";
export const ACCENT = "#4f46c8";
export const WASH = "#eef0f6";
export const PAPER = "#ffffff";
export const RED = "#b42318";
/** The margin of every screen. */
export const EDGE_PX = 24;

const solid = (hex: string): Paint => ({ type: "solid", color: fromHex(hex) });

type More = Partial<Omit<SceneNode, "children" | "text" | "box">>;

export interface BoxLook extends More {
  readonly fill?: string | undefined;
  readonly line?: string | undefined;
  readonly linePx?: number;
  readonly radiusPx?: number;
}

/** A box at its place on the screen. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  { fill, line, linePx = 1, radiusPx = 0, ...more }: BoxLook = {},
  children: readonly SceneNode[] = [],
): SceneNode {
  return {
    id: "",
    name: "Box",
    type: "FRAME",
    box: { x, y, width, height },
    ...(fill && { fills: [solid(fill)] }),
    ...(line && {
      strokes: [solid(line)],
      stroke: { widthsPx: [linePx, linePx, linePx, linePx] as const, align: "inside" as const },
    }),
    ...(radiusPx > 0 && { cornerRadiiPx: [radiusPx, radiusPx, radiusPx, radiusPx] as const }),
    ...(children.length > 0 && { children }),
    ...more,
  };
}

export interface WordsLook extends More {
  readonly sizePx?: number;
  readonly weight?: number;
  readonly color?: string;
  /** The lines break at this width; without it they do not break. */
  readonly width?: number;
  readonly height?: number;
  readonly align?: "left" | "center" | "right" | "justified";
  /** The height of a line, in parts of the size. */
  readonly leading?: number;
  readonly font?: string;
  readonly run?: Partial<TextRun>;
  readonly runs?: readonly TextRun[];
  readonly text?: Partial<NonNullable<SceneNode["text"]>>;
}

/** How many lines words take in a width. */
function linesIn(characters: string, width: number, widthOf: (part: string) => number): number {
  return characters.split("\n").reduce((lines, paragraph) => {
    let [count, room] = [1, width];
    for (const word of paragraph.split(" ")) {
      const wide = widthOf(`${word} `);
      if (wide > room + widthOf(" ")) [count, room] = [count + 1, width];
      room -= wide;
    }
    return lines + count;
  }, 0);
}

/** Words at their place on the screen. */
export function words(x: number, y: number, characters: string, look: WordsLook = {}): SceneNode {
  const { sizePx = 16, weight = 400, color = INK, align = "left", leading = 1.5, font = "Inter" } = look;
  const {
    width,
    height,
    run,
    runs,
    text,
    sizePx: _,
    weight: _1,
    color: _2,
    align: _3,
    leading: _4,
    font: _5,
    ...more
  } = look;
  const widthOf = (part: string): number => widthOfLetters(part, sizePx, weight);
  const lineHeightPx = Math.round(sizePx * leading);
  const lines = width === undefined ? 1 : linesIn(characters, width, widthOf);
  const own: TextRun = {
    start: 0,
    end: characters.length,
    fontFamily: font,
    sizePx,
    weight,
    lineHeightPx,
    ...run,
  };
  const wide = width ?? Math.ceil(widthOf(characters));
  const left = width === undefined && align === "center" ? x - wide / 2 : x;
  return {
    id: "",
    name: characters.slice(0, 24),
    type: "TEXT",
    box: {
      x: width === undefined && align === "right" ? x - wide : Math.round(left),
      y,
      width: wide,
      height: height ?? lines * lineHeightPx,
    },
    fills: [solid(color)],
    text: {
      characters,
      runs: runs ?? [own],
      alignHorizontal: align,
      alignVertical: "top",
      resize: width === undefined ? "width-and-height" : "height",
      ...text,
    },
    ...more,
  };
}

/** The title of a screen. */
export const title = (characters: string, look: WordsLook = {}): SceneNode =>
  words(EDGE_PX, 24, characters, { sizePx: 28, weight: 700, leading: 1.25, ...look });

/** Running text over the width of the screen. */
export const prose = (y: number, characters: string, look: WordsLook = {}): SceneNode =>
  words(EDGE_PX, y, characters, { width: 327, color: QUIET, ...look });

export interface ButtonLook extends BoxLook {
  readonly width?: number;
  readonly height?: number;
  readonly kind?: "main" | "line" | "plain";
  readonly label?: WordsLook;
}

const KINDS = {
  main: { fill: ACCENT, color: PAPER, line: undefined },
  line: { fill: PAPER, color: ACCENT, line: ACCENT },
  plain: { fill: undefined, color: ACCENT, line: undefined },
} as const;

/** A button with its label in the middle. */
export function button(x: number, y: number, label: string, look: ButtonLook = {}): SceneNode {
  const { width = 327, height = 48, kind = "main", label: set = {}, ...more } = look;
  const { color, ...ground } = KINDS[kind];
  const sizePx = set.sizePx ?? 16;
  const inside = words(x + width / 2, y + height / 2 - sizePx * 0.75, label, {
    color,
    weight: 600,
    align: "center",
    ...set,
  });
  return box(x, y, width, height, { name: "Button", radiusPx: 12, ...ground, ...more }, [inside]);
}

export interface FieldLook extends BoxLook {
  readonly width?: number;
  readonly value?: string;
  readonly placeholder?: string;
  readonly gapPx?: number;
  /** Layers in the field, at its end. */
  readonly end?: readonly SceneNode[];
}

/** A field of 48 px, with its label above where it has one: 28 px higher. */
export function entry(x: number, y: number, label: string, look: FieldLook = {}): readonly SceneNode[] {
  const { width = 327, value, placeholder, gapPx = 4, end = [], ...more } = look;
  const shown = value ?? placeholder;
  const frame = box(x, y, width, 48, { name: "Text field", fill: PAPER, line: LINE, radiusPx: 12, ...more }, [
    ...(shown === undefined
      ? []
      : [words(x + 16, y + 12, shown, { color: value === undefined ? "#5d6574" : INK })]),
    ...end,
  ]);
  return label === ""
    ? [frame]
    : [words(x, y - 24 - gapPx, label, { sizePx: 14, weight: 600, leading: 12 / 7 }), frame];
}

/** A sign drawn of lines or as an area: by its name the drawing knows it. */
export const sign = (
  x: number,
  y: number,
  sizePx: number,
  name: string,
  color = INK,
  more: More = {},
): SceneNode => ({
  id: "",
  name,
  type: "VECTOR",
  box: { x, y, width: sizePx, height: sizePx },
  fills: [solid(color)],
  ...more,
});

/** A field for a password, and the word that shows what was typed. */
export const password = (y: number, label: string, show = ""): readonly SceneNode[] =>
  entry(EDGE_PX, y, label, {
    value: "••••••••••",
    ...(show && { end: [words(335, y + 12, show, { weight: 600, color: ACCENT, align: "right" })] }),
  });

/** The sign that a row leads on. */
const chevron = (y: number): SceneNode =>
  box(315, y + 16, 24, 24, { name: "Chevron" }, [
    { ...sign(325, y + 22, 12, "Chevron right", QUIET), box: { x: 325, y: y + 22, width: 6, height: 12 } },
  ]);

export interface RowLook extends BoxLook {
  readonly words?: WordsLook;
  /** Layers at its end; a chevron when absent. */
  readonly end?: readonly SceneNode[];
}

/** A row of a list over the width of the screen, 56 px high. */
export const row = (
  y: number,
  name: string,
  { words: set = {}, end = [chevron(y)], ...look }: RowLook = {},
): SceneNode =>
  box(EDGE_PX, y, 327, 56, { name: "Row", fill: WASH, radiusPx: 12, ...look }, [
    words(EDGE_PX + 16, y + 16, name, set),
    ...end,
  ]);

/** Names that stand under each other, each on a row of its own. */
export const rows = (
  y: number,
  names: readonly string[],
  make: (name: string, y: number, index: number) => SceneNode = (name, y) => row(y, name),
  stepPx = 64,
): readonly SceneNode[] => names.map((name, index) => make(name, y + index * stepPx, index));

/** Lines of text under each other, 40 px apart. */
export const lines = (y: number, texts: readonly string[], look: WordsLook = {}): readonly SceneNode[] =>
  texts.map((text, index) => words(EDGE_PX, y + index * 40, text, look));
