import type { SceneNode, TextRun } from "../../shared/scene/scene.ts";
import { image, layer, screen, solid, text } from "../../shared/scene/testing.ts";

/** A kind of screen that grows, whose review must take no more than its share of time and memory. */
export interface Shape {
  readonly name: string;
  /** A screen with so many of what the shape is made of. */
  readonly build: (count: number) => SceneNode;
  /** How many of them are looked at, where that is not as many as of the others. */
  readonly count?: number;
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const COLUMNS = 40;

/** Places in a grid, from left to right and from top to bottom. */
const placeOf = (index: number, widthPx: number, heightPx: number) => ({
  x: (index % COLUMNS) * widthPx,
  y: Math.floor(index / COLUMNS) * heightPx,
});

const tall = (children: readonly SceneNode[], count: number, widthPx: number, heightPx: number): SceneNode =>
  screen(children, { width: COLUMNS * widthPx, height: Math.ceil(count / COLUMNS) * heightPx });

const longText = (characters: string): SceneNode =>
  screen([
    layer({ name: characters, width: 375, height: 400 }, [
      text(characters, { fontFamily: characters, width: 343, height: 400, x: 16, resize: "height" }),
    ]),
  ]);

/** Each of the words is another one that nobody knows, among many that are known. */
const misspelt = (count: number): string =>
  times(Math.floor(count / 30), (index) => {
    const ending = String.fromCharCode(
      97 + (index % 26),
      97 + (Math.floor(index / 26) % 26),
      97 + Math.floor(index / 676),
    );
    return `you are to have the wrogn${ending} one, `;
  }).join("");

const LABELS = [
  "Total",
  "12 March 2026",
  "$12.50",
  "2:30 pm",
  "Save changes",
  "Name",
  "Paid",
  "Order",
  "See all",
];

function card(index: number): SceneNode {
  const { x, y } = placeOf(index, 220, 240);
  return layer(
    { name: "Card", x, y, width: 200, height: 220, fill: "#ffffff", round: 8 },
    LABELS.map((label, row) => text(label, { x: x + 16, y: y + 12 + row * 22, sizePx: 14, height: 20 })),
  );
}

const runAt = (start: number): TextRun => ({
  start,
  end: start + 1,
  fontFamily: "Inter",
  sizePx: 14 + (start % 5),
  weight: start % 2 === 0 ? 400 : 700,
  lineHeightPx: 24,
  fills: [solid(start % 3 === 0 ? "#222222" : "#333333")],
  ...(start % 4 === 0 && { isLink: true }),
});

/** As deep as a reader goes. */
const DEEPEST = 399;

function nested(count: number): SceneNode {
  const beside = Math.max(1, Math.floor(count / DEEPEST));
  let inner: SceneNode = text("Innermost", { x: 8, y: 8 });
  for (let depth = DEEPEST; depth > 1; depth--)
    inner = layer(
      { name: `Level ${depth}`, width: 375, height: 812, fill: depth % 9 === 0 ? "#fafafa" : "#ffffff" },
      [
        ...times(beside, (index) =>
          layer({ x: 9 * index, y: 2 * depth, width: 8, height: 8, fill: "#884400" }),
        ),
        inner,
        text(`Text ${depth}`, { x: 8, y: 2 * depth }),
      ],
    );
  return screen([inner]);
}

const COVERS = 8;

/** Words that are covered in part, in so many groups with an opacity. */
function inGroups(count: number): SceneNode {
  // High enough to be a whole screen, also when it is small: a part of one is asked less.
  const size = { width: COLUMNS * 40, height: count * 8 };
  let inner = times(4 * count, (index) => {
    const { x, y } = placeOf(index, 40, 40);
    return [
      text("Word", { x, y, width: 32, height: 24 }),
      ...times(COVERS, (cover) =>
        layer({ type: "RECTANGLE", x: x + 20 + cover, y: y + cover, width: 12, height: 8, fill: "#ffffff" }),
      ),
    ];
  }).flat();
  for (let depth = 0; depth < count; depth++)
    inner = [layer({ ...size, opacity: 0.99, fill: "#eeeeee" }, inner)];
  return screen(inner, size);
}

const buttonAt = (index: number, name: string, label: string): SceneNode => {
  const { x, y } = placeOf(index, 140, 60);
  return layer({ name, x, y, width: 120, height: 40, fill: "#0044cc", round: 6 }, [
    text(label, { x: x + 30, y: y + 8, color: "#ffffff" }),
  ]);
};

/** The shapes by which a review has taken hours: one long thing, or many of one kind in one place. */
export const SHAPES: readonly Shape[] = [
  { name: "letters without a space", build: (count) => longText("a".repeat(count)) },
  { name: "letters of both cases", build: (count) => longText("aBcD".repeat(count / 4)) },
  { name: "line breaks", build: (count) => longText(`Hello${"\n".repeat(count)}world`) },
  { name: "lines of a word", build: (count) => longText("Go\n".repeat(count / 3)) },
  { name: "spaces", build: (count) => longText(`Hello${" ".repeat(count)}world`) },
  { name: "words", build: (count) => longText("you go on. ".repeat(count / 11)) },
  { name: "misspelt words", build: (count) => longText(misspelt(count)) },
  {
    name: "a long word in a sentence",
    build: (count) =>
      longText(`You can go on with this and the ${"ab".repeat(count / 2)} of that. `.repeat(4)),
  },
  { name: "signs", build: (count) => longText(`a${'!?.,’"-:;('.repeat(count / 10)}b`) },
  { name: "emoji", build: (count) => longText("👩‍🚀".repeat(count / 5)) },
  { name: "combining marks", build: (count) => longText(`e${"\u0301".repeat(count)}`) },
  {
    name: "style runs",
    build: (count) =>
      screen([text("word ".repeat(count / 5), { width: 343, height: 700, runs: times(count, runAt) })]),
  },
  { name: "cards of 9 labels", count: 250, build: (count) => tall(times(count, card), count, 220, 240) },
  {
    name: "small siblings",
    build: (count) =>
      tall(
        times(count, (index) =>
          layer({ type: "RECTANGLE", ...placeOf(index, 12, 12), width: 8, height: 8, fill: "#0044cc" }),
        ),
        count,
        12,
        12,
      ),
  },
  {
    name: "siblings of all sizes",
    build: (count) =>
      tall(
        times(count, (index) =>
          layer({
            ...placeOf(index, 24, 24),
            width: 8 + (index % 97) / 7,
            height: 8 + (index % 89) / 7,
            fill: "#0044cc",
            round: index % 7,
          }),
        ),
        count,
        24,
        24,
      ),
  },
  {
    name: "flat rectangles on each other",
    build: (count) =>
      screen([
        ...times(count, () => layer({ type: "RECTANGLE", width: 375, height: 812, fill: "#ffffff" })),
        text("On top", { x: 16, y: 16 }),
      ]),
  },
  {
    name: "translucent layers under 200 texts",
    build: (count) =>
      screen([
        ...times(count, () =>
          layer({ type: "RECTANGLE", width: 375, height: 812, fills: [solid("#0044cc", 0.01)] }),
        ),
        ...times(200, (index) =>
          text(`Text ${index}`, { x: (index % 4) * 90, y: Math.floor(index / 4) * 16 }),
        ),
      ]),
  },
  {
    name: "texts between translucent layers",
    build: (count) =>
      screen(
        times(count, (index) =>
          index % 2 === 0
            ? layer({ width: 375, height: 812, opacity: 0.9, fill: "#ffffff" })
            : text(`Text ${index}`, { x: 16, y: index % 800 }),
        ),
      ),
  },
  {
    name: "texts of a word",
    build: (count) =>
      tall(
        times(count, (index) => text(`Word${index}`, placeOf(index, 90, 24))),
        count,
        90,
        24,
      ),
  },
  {
    name: "texts on one place",
    build: (count) => screen(times(count, (index) => text(`Word ${index}`, { x: 16, y: 16 }))),
  },
  {
    name: "questions, half of them without their mark",
    build: (count) =>
      tall(
        times(count, (index) =>
          text(index % 2 === 0 ? "Where is my order" : "Is it here?", { ...placeOf(index, 220, 40) }),
        ),
        count,
        220,
        40,
      ),
  },
  { name: "layers nested as deep as can be", build: nested },
  { name: "covers in groups in groups", count: 90, build: inGroups },
  {
    name: "buttons",
    build: (count) =>
      tall(
        times(count, (index) => buttonAt(index, "Button", "Delete")),
        count,
        140,
        60,
      ),
  },
  {
    name: "buttons on one place",
    build: (count) =>
      screen(times(count, (index) => ({ ...buttonAt(0, "Button", index % 2 === 0 ? "Save" : "Delete") }))),
  },
  {
    name: "fields and errors",
    build: (count) =>
      tall(
        times(count / 2, (index) => {
          const { x, y } = placeOf(index, 220, 90);
          return [
            layer({ name: "Input", x, y, width: 200, height: 40, fill: "#eeeeee" }),
            text(index % 2 === 0 ? "Invalid value" : "Something went wrong", {
              x,
              y: y + 48,
              color: "#cc0000",
            }),
          ];
        }).flat(),
        count / 2,
        220,
        90,
      ),
  },
  {
    name: "icons of many shapes",
    build: (count) =>
      screen([
        layer(
          { name: "Icon button", x: 8, y: 8, width: 48, height: 48 },
          times(count, (index) =>
            layer({
              type: "VECTOR",
              name: "Vector",
              x: 8 + (index % 40),
              y: 8 + (index % 37),
              width: 1,
              height: 1,
              fill: "#777777",
            }),
          ),
        ),
      ]),
  },
  {
    name: "pictures",
    build: (count) =>
      tall(
        times(count, (index) => layer({ ...placeOf(index, 60, 60), width: 50, height: 50, fills: [image] })),
        count,
        60,
        60,
      ),
  },
];
