import { expect, test } from "vitest";
import type { SceneNode } from "../../../../scene/scene.ts";
import { image, layer, text } from "../../../../scene/testing.ts";
import { sightOf } from "../../testing.ts";
import { signOf } from "../match.ts";
import { ACCOUNT_LINK, ICON_ROWS, LOGO, MARK_ROWS, OFFER_ROWS, PICTURE_ROWS, STEPPER } from "./content.ts";

const signs = [STEPPER, ...MARK_ROWS, ACCOUNT_LINK, LOGO, ...ICON_ROWS, ...OFFER_ROWS, ...PICTURE_ROWS].map(
  signOf,
);

const DESK = { width: 1440, height: 1600 };

/** All that the rows of the table claim on a screen, by their names. */
const claimsOn = (nodes: readonly SceneNode[], options: object = {}) => {
  const sight = sightOf(nodes, options);
  return signs.flatMap(({ name, claims }) =>
    claims(sight).map(({ things: [thing], isSelected }) => ({
      name,
      id: thing.layer.node.id,
      isSelected: isSelected ?? false,
    })),
  );
};
const namesOn = (nodes: readonly SceneNode[], options?: object): readonly string[] =>
  claimsOn(nodes, options).map(({ name }) => name);

const mark = (x: number, y: number, side = 16): SceneNode =>
  layer({ type: "VECTOR", x, y, width: side, height: side, fill: "#222222" });
const pill = (words: string, width: number, height = 24, x = 16, fill = "#ffe0e0"): SceneNode =>
  layer({ x, y: 100, width, height, fill, round: 12 }, [
    text(words, { x: x + 8, y: 104, width: width - 16, height: 16, sizePx: 12 }),
  ]);

test.each([
  ["12", 28, 24, ["badges"]],
  ["Save 58 %", 100, 24, ["badges"]],
] as const)(
  "a pill that says “%s”, %i × %i px, in a row with another one is told by %j",
  (words, width, height, names) => {
    const nodes = [pill(words, width, height), pill("Other words", width, height, 200)];
    expect(namesOn(nodes)).toEqual(names);
  },
);

test("three pills in a row are chips, and the one in another colour is chosen; further apart they are none", () => {
  const row = (stepPx: number) =>
    ["All", "Pizza", "Pasta"].map((words, index) =>
      pill(words, 60, 32, 16 + index * stepPx, index === 0 ? "#b00020" : "#eeeeee"),
    );
  expect(claimsOn(row(72)).map(({ name, isSelected }) => [name, isSelected])).toEqual([
    ["chips", true],
    ["chips", false],
    ["chips", false],
  ]);
  expect(namesOn(row(110))).toEqual([]);
});

test("a number between two signs is set step by step, words between them are not", () => {
  const between = (words: string) =>
    layer({ x: 20, y: 300, width: 120, height: 40 }, [
      mark(28, 312),
      text(words, { x: 70, y: 310, width: 20, height: 20 }),
      mark(116, 312),
    ]);
  expect(namesOn([between("2")])).toEqual(["steppers"]);
  expect(namesOn([between("May")])).toEqual([]);
});

test("a loud box with one drawing in it is surely pressed, a faint one less so, and one that leads the line of a list is neither", () => {
  const boxed = (fill: string, y = 400) =>
    layer({ x: 20, y, width: 40, height: 40, fill }, [mark(32, y + 12)]);
  expect(namesOn([boxed("#b00020")])).toEqual(["icons in loud boxes", "icons in faint boxes"]);
  expect(namesOn([boxed("#f4f4f4")])).toEqual(["icons in faint boxes"]);
  const list = [400, 460, 520].flatMap((y) => [boxed("#b00020", y), text("Music", { x: 70, y: y + 10 })]);
  expect(namesOn(list)).toEqual([]);
  const places = [400, 460].flatMap((y) => [
    boxed("#b00020", y),
    text("National Museum", { x: 70, y, sizePx: 14, height: 17 }),
    text("12 Harbour Road", { x: 70, y: y + 24, sizePx: 12, height: 14 }),
  ]);
  expect(namesOn(places)).toEqual([]);
});

test("three icons in boxes with words below each are pictures of what these say", () => {
  const tiles = (words: boolean) =>
    [20, 110, 200].flatMap((x, at) => [
      layer({ type: "RECTANGLE", x, y: 100, width: 60, height: 60, fill: "#8e97fd", round: 20 }),
      mark(x + 20, 120, 20),
      ...(words
        ? [text(["All", "Anxious", "Sleep"][at] ?? "", { x: x + 10, y: 166, width: 40, height: 14 })]
        : []),
    ]);
  expect(namesOn(tiles(false)).filter((name) => name.startsWith("icons in"))).not.toEqual([]);
  expect(namesOn(tiles(true)).filter((name) => name.startsWith("icons in"))).toEqual([]);
});

const line = (words: string, index: number): readonly SceneNode[] => [
  text("Order", { x: 40, y: 204 + index * 56, width: 50 }),
  text("Lamp", { x: 200, y: 204 + index * 56, width: 50 }),
  layer({ x: 600, y: 200 + index * 56, width: 80, height: 24, fill: "#e0f4e0" }, [
    text(words, { x: 610, y: 204 + index * 56, width: 56, height: 16, sizePx: 12 }),
  ]),
];

test.each([
  [["Active", "Inactive", "Active"], 3],
  [["Active", "Active", "Active"], 0],
  [["Anna", "Bruno", "Carla"], 0],
])("%j in boxes below each other, in the lines of a table: %i states", (words, count) => {
  expect(namesOn(words.flatMap(line), DESK)).toHaveLength(count);
});

const BODY = text("Enter your details to go on.", { x: 20, y: 100, width: 300 });

test("“Mot de passe oublié ?” is a link", () => {
  expect(namesOn([BODY, text("Mot de passe oublié ?", { x: 20, y: 400, width: 200 })])).toHaveLength(1);
});

interface Drawn {
  readonly price?: string;
  readonly height?: number;
  readonly picture?: SceneNode;
}

/** A lamp with its picture, what it is called, what it is made of and what it costs; nothing is painted around it. */
function lamp(x: number, y: number, { price = "€89", height = 380, picture }: Drawn = {}): SceneNode {
  const photo = { type: "RECTANGLE", x, y, width: 280, height: 260, fills: [image] } as const;
  return layer({ type: "GROUP", x, y, width: 280, height }, [
    picture ?? layer(photo),
    text("Lamp Alba", { x, y: y + 276, width: 120, sizePx: 20 }),
    text("Beech and linen", { x, y: y + 310, width: 120 }),
    text(price, { x, y: y + height - 24, width: 60 }),
  ]);
}
const row = (more: Drawn = {}): readonly SceneNode[] => [80, 400, 720].map((x) => lamp(x, 200, more));
const plain = (x: number): SceneNode =>
  layer({ type: "RECTANGLE", x, y: 200, width: 280, height: 260, fill: "#d9d9d9" });

test.each([
  ["with a plain box for the picture", [80, 400].map((x) => lamp(x, 200, { picture: plain(x) })), 2],
  ["with nothing to pay and nothing to press", row({ price: "Made in Jura" }), 0],
])("groups with a picture and a price %s: cards or not", (_, nodes, count) => {
  expect(namesOn(nodes, DESK).filter((name) => name.startsWith("offers"))).toHaveLength(count);
});

const photo = (x: number, y: number, width: number, height: number, inside: readonly SceneNode[] = []) =>
  layer({ x, y, width, height, fills: [image] }, inside);
const INITIALS = layer({ x: 20, y: 100, width: 64, height: 64, fill: "#eef9f0", round: 32 }, [
  text("AB", { x: 40, y: 120, width: 24, height: 24 }),
]);
const beside = (height: number): SceneNode =>
  layer({ x: 20, y: 100, width: 300, height, fill: "#eeeeee" }, [
    photo(40, 108, 40, 40),
    text("Continue with Lumo", { x: 96, y: 116, width: 150 }),
  ]);

test.each([
  ["a coloured circle with the first letters of a name", INITIALS, {}, ["initials"]],
  [
    "a photograph with a caption",
    photo(20, 100, 335, 200, [text("Lake", { x: 40, y: 260 })]),
    {},
    ["pictures"],
  ],
  [
    "a button with a picture behind its words",
    photo(20, 100, 200, 44, [text("Explore", { x: 80, y: 112 })]),
    {},
    [],
  ],
  ["a small picture beside the only words of a low box", beside(56), {}, []],
  ["a small picture at the head of a wide screen", photo(40, 24, 64, 64), DESK, []],
] as const)("%s: a picture or not", (_, node, options, names) => {
  expect(namesOn([node], options)).toEqual(names);
});

test("a small thing that is called a logo is one, but for a whole section and several in a row, which are links", () => {
  const logo = (x: number): SceneNode =>
    layer({ type: "VECTOR", name: "Logo", x, y: 500, width: 30, height: 30, fill: "#223355" });
  expect(namesOn([logo(20)])).toEqual(["logos"]);
  expect(namesOn([layer({ name: "Logo section", width: 375, height: 400 }, [mark(20, 20, 30)])])).toEqual([]);
  expect(namesOn([20, 60, 100].map(logo))).toEqual([]);
});
