import { describe, expect, test } from "vitest";
import type { Language } from "../../i18n/language.ts";
import { openAlone } from "../../perception/frame/testing.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, screen, text } from "../../scene/testing.ts";
import { nameLayer } from "./name-layer.ts";

function namesIn(children: readonly SceneNode[], language: Language = "en"): (id: string) => string {
  const node = screen(children, { id: "root", name: "Home" });
  const frame = openAlone(node);
  return (id) => {
    const found = frame.layers.find((one) => one.node.id === id);
    if (!found) throw new Error(`There is no layer ${id}.`);
    return nameLayer(found, frame, language);
  };
}

const rectangle = (id: string, more: Parameters<typeof layer>[0] = {}): SceneNode =>
  layer({ id, name: "Rectangle 37", type: "RECTANGLE", fill: "#eeeeee", width: 100, height: 100, ...more });

const icon = (id: string, x: number, y: number, size = 24): SceneNode =>
  layer({ id, name: "Vector", type: "VECTOR", x, y, width: size, height: size, fill: "#222222" });

/** Two bars across each other, as wide as an icon. */
const PLUS = { paths: [{ data: "M2 11L22 11L22 13L2 13Z" }, { data: "M11 2L13 2L13 22L11 22Z" }] };

test("an icon is called by what it shows, where its shape tells", () => {
  const plus = layer({ ...icon("plus", 300, 20), x: 300, y: 20, width: 24, height: 24, contours: PLUS });
  const other = icon("other", 40, 300);
  expect(namesIn([plus, other])("plus")).toBe("plus icon button");
  expect(namesIn([plus, other], "fr")("plus")).toBe("bouton icône (plus)");
  expect(namesIn([plus, other])("other")).toBe("icon on the left");
});

const button = (id: string, y: number, words: string): readonly SceneNode[] => [
  rectangle(id, { x: 20, y, width: 335, height: 48, fill: "#3366ff", round: 24 }),
  text(words, { id: `${id} label`, x: 150, y: y + 12, width: 75, color: "#ffffff", align: "center" }),
];

const card = (id: string, y: number, children: readonly SceneNode[]): SceneNode =>
  layer({ id, x: 20, y, width: 335, height: 200, fill: "#f2f3f7", round: 12 }, children);

const popular = card("card", 100, [
  rectangle("photo", { x: 20, y: 100, width: 335, height: 110, fills: [image] }),
  icon("star", 310, 230, 20),
  text("€12", { x: 40, y: 260 }),
  text("Popular", { x: 40, y: 220, sizePx: 18, weight: 600 }),
]);

const tab = (x: number): SceneNode =>
  layer({ type: "GROUP", x, y: 752, width: 46, height: 48 }, [
    icon(`icon ${x}`, x + 11, 752),
    text("Home", { x, y: 784, width: 46, height: 14, sizePx: 12 }),
  ]);

describe("A layer that stands for an element", () => {
  test("is called by the words on it and by what people take it for", () => {
    const nameOf = namesIn(button("plate", 700, "LOG IN"));
    expect(nameOf("plate")).toBe("“LOG IN” button");
    expect(nameOf("plate label")).toBe("“LOG IN”");
    expect(namesIn(button("plate", 700, "LOG IN"), "fr")("plate")).toBe("bouton «\u00a0LOG IN\u00a0»");
  });

  test("is called by what is read first on it when it holds a lot", () => {
    expect(namesIn([popular])("card")).toBe("“Popular” card");
  });

  test("is not called by what the system writes on it", () => {
    expect(namesIn([layer({ id: "bar", width: 375, height: 44 }, [text("9:41")])])("bar")).toBe("status bar");
  });

  test("is the outermost of those that are as large", () => {
    const box = { x: 20, y: 700, width: 335, height: 48 };
    const label = text("LOG IN", { x: 150, y: 712, color: "#ffffff" });
    const plate = layer({ id: "plate", ...box, fill: "#3366ff", round: 24 }, [label]);
    const nameOf = namesIn([layer({ id: "outer", ...box, fill: "#ffffff" }, [plate])]);
    expect(["outer", "plate"].map(nameOf)).toEqual(["“LOG IN” button", "“LOG IN” button"]);
  });

  test("is counted in its row when there is nothing to read on it", () => {
    const cards = [500, 300, 100].map((y) =>
      card(`${y}`, y, [rectangle(`photo ${y}`, { x: 40, y: y + 20, width: 120, fills: [image] })]),
    );
    const ids = ["100", "300", "500"];
    expect(ids.map(namesIn(cards))).toEqual(["first card", "second card", "third card"]);
    expect(ids.map(namesIn(cards, "fr"))).toEqual(["première carte", "deuxième carte", "troisième carte"]);
  });

  test("is numbered as it is read: what stands in a row need not begin on the same px", () => {
    const ids = ["left", "middle", "right"];
    const row = ids.map((id, at) =>
      layer({ id, x: 20 + 110 * at, y: 102 - at, width: 100, height: 120, fill: "#f2f3f7", round: 12 }, [
        rectangle(`${id} photo`, { x: 20 + 110 * at, y: 102 - at, fills: [image] }),
      ]),
    );
    expect(ids.map(namesIn(row))).toEqual(["first card", "second card", "third card"]);
  });

  test("without words says where it is, when it is not the only one", () => {
    const nameOf = namesIn([
      icon("back", 16, 60),
      icon("more", 335, 60),
      rectangle("bar", { y: 740, width: 375, height: 72, fill: "#f7f7f7" }),
      ...[30, 120, 210, 300].map(tab),
    ]);
    expect(["back", "more", "bar"].map(nameOf)).toEqual([
      "icon button at the top left",
      "icon button at the top right",
      "tab bar",
    ]);
  });

  test("is told from others with the same words by its place among them", () => {
    const saves = [...button("b", 300, "Save"), ...button("a", 100, "Save")];
    expect(["a", "b"].map(namesIn(saves))).toEqual([
      "“Save” button (1 of 2 alike)",
      "“Save” button (2 of 2 alike)",
    ]);
    expect(namesIn(saves, "fr")("b")).toBe("bouton «\u00a0Save\u00a0» (2 sur 2 semblables)");
  });
});

describe("A layer inside an element", () => {
  test.each([
    ["en", "icon in “Popular” card"],
    ["fr", "icône de la carte «\u00a0Popular\u00a0»"],
  ] as const)("says what it is a part of, in %s", (language, name) => {
    expect(namesIn([popular], language)("star")).toBe(name);
  });

  test("may lie beside what holds it", () => {
    const slider = [
      rectangle("track", { x: 32, y: 300, width: 300, height: 4, fill: "#dddddd" }),
      layer({ id: "knob", type: "ELLIPSE", x: 150, y: 292, width: 20, height: 20, fill: "#3366ff" }),
    ];
    expect(["track", "knob"].map(namesIn(slider))).toEqual(["slider", "circle in slider"]);
    expect(namesIn(slider, "fr")("knob")).toBe("cercle du curseur");
  });
});

describe("A layer that is no element", () => {
  test("is called by its words when it is a text", () => {
    const note = text("Nothing is sent before noon", { id: "t", x: 20, y: 400, sizePx: 14 });
    expect(namesIn([note])("t")).toBe("“Nothing is sent before noon”");
    expect(namesIn([note], "fr")("t")).toBe("«\u00a0Nothing is sent before noon\u00a0»");
  });

  test("is called by what is read first in it", () => {
    const group = layer({ id: "group", name: "Group 12", width: 300, height: 200 }, [
      text("€12", { y: 80 }),
      text("Popular", { y: 20 }),
    ]);
    expect(namesIn([group])("group")).toBe("group with “Popular”");
    expect(namesIn([group], "fr")("group")).toBe("groupe avec «\u00a0Popular\u00a0»");
  });

  test("is the same as what lies around it and is as large", () => {
    const box = { width: 300, height: 200, fill: "#ffffff" };
    const nameOf = namesIn([
      layer({ id: "outer", ...box }, [layer({ id: "inner", ...box }, [text("Popular", { y: 20 })])]),
    ]);
    expect(["outer", "inner"].map(nameOf)).toEqual(["box with “Popular”", "box with “Popular”"]);
  });

  test("is the icon that it is a stroke of", () => {
    const at = { x: 176, y: 400, width: 24, height: 24 };
    const strokes = [layer({ id: "one", type: "LINE", ...at }), layer({ id: "two", type: "LINE", ...at })];
    const nameOf = namesIn([layer({ id: "close", ...at }, [layer({ id: "inner", ...at }, strokes)])]);
    const names = ["close", "inner", "one", "two"].map(nameOf);
    expect(new Set(names)).toEqual(new Set(["icon in the middle"]));
  });

  test("is the illustration that it is a stroke of", () => {
    const strokes = ["a", "b", "c", "d"].map((id, index) =>
      layer({ id, type: "VECTOR", x: 100 + index * 20, y: 500, width: 10, height: 40 }),
    );
    const nameOf = namesIn([layer({ id: "drawing", x: 100, y: 500, width: 70, height: 40 }, strokes)]);
    expect(new Set(["drawing", "a", "d"].map(nameOf))).toEqual(new Set(["illustration in the middle"]));
  });

  test("is an illustration when it is drawn from groups of strokes", () => {
    const stroke = (x: number): SceneNode =>
      layer({ type: "VECTOR", x, y: 400, width: 38, height: 30, fill: "#d9480f" });
    const strokes = (x: number): SceneNode =>
      layer({ type: "GROUP", x, y: 400, width: 68, height: 30 }, [stroke(x), stroke(x + 30)]);
    const drawn = layer(
      { id: "drawn", name: "Mask Group", type: "GROUP", x: 20, y: 400, width: 200, height: 30 },
      [20, 86, 152].map(strokes),
    );
    expect(namesIn([drawn])("drawn")).toBe("illustration on the left");
  });

  test("is an icon of its own beside another, however close", () => {
    const drawn = (id: string, x: number) =>
      layer({ id, x, y: 400, width: 14, height: 14 }, [
        layer({ type: "VECTOR", x, y: 400, width: 14, height: 14 }),
      ]);
    const nameOf = namesIn([
      layer({ x: 160, y: 400, width: 36, height: 14 }, [drawn("a", 160), drawn("b", 182)]),
    ]);
    expect(["a", "b"].map(nameOf)).toEqual([
      "icon in the middle (1 of 2 alike)",
      "icon in the middle (2 of 2 alike)",
    ]);
  });

  test("is not called by what the system writes above it", () => {
    const whole = layer({ id: "group", width: 300, height: 300 }, [
      layer({ name: "Status bar", width: 300, height: 44 }, [text("9:41")]),
      text("Popular", { y: 60 }),
    ]);
    expect(namesIn([whole])("group")).toBe("group with “Popular”");
  });

  test("is called by what it paints and where", () => {
    const nameOf = namesIn([
      layer({ id: "photo", fills: [image], x: 100, y: 20, width: 14, height: 14 }),
      layer({ id: "line", y: 400, width: 375, height: 1, fill: "#cccccc" }),
      layer({ id: "dot", type: "ELLIPSE", x: 300, y: 700, width: 24, height: 24, fill: "#cc0000" }),
      rectangle("plate", { x: 10, y: 640 }),
    ]);
    expect(["photo", "line", "dot", "plate"].map(nameOf)).toEqual([
      "picture at the top left",
      "line in the middle",
      "circle at the bottom right",
      "box at the bottom left",
    ]);
  });

  test("is called an icon when its letters are pictures of a font", () => {
    expect(namesIn([text("\ue5c4", { id: "t", x: 10, y: 10 })])("t")).toBe("icon at the top left");
  });

  test("is the screen, or what lies behind all of it", () => {
    const nameOf = namesIn([rectangle("behind", { width: 375, height: 812 }), text("Hello")]);
    expect(nameOf("root")).toBe("“Home” screen");
    expect(nameOf("behind")).toBe("background");
  });
});

test("No two layers of a screen are called the same", () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    layer({ id: `row${index}`, y: index * 60, width: 375, height: 56 }, [
      text("Save", { id: `text${index}`, y: index * 60 }),
      rectangle(`plate${index}`, { x: 300, y: index * 60, width: 40, height: 40 }),
    ]),
  );
  const nameOf = namesIn(rows);
  const ids = rows.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]);
  expect(new Set(ids.map(nameOf)).size).toBe(ids.length);
});
