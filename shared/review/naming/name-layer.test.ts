import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Language } from "../../i18n/language.ts";
import type { Element, Role } from "../../perception/elements/element.ts";
import { elements } from "../../perception/elements/elements.ts";
import { elementOf } from "../../perception/elements/testing.ts";
import { openFrame, type Frame } from "../../perception/frame/frame.ts";
import { toEnd } from "../../perception/frame/steps.ts";
import type { SceneNode } from "../../scene/scene.ts";
import { image, layer, sceneOf, screen, text } from "../../scene/testing.ts";
import { nameLayer } from "./name-layer.ts";

vi.mock("../../perception/elements/elements.ts", () => {
  const inSteps = vi.fn();
  return { elements: Object.assign((frame: Frame) => toEnd(inSteps(frame)), { inSteps }) };
});

/** What stands for the eye of a test: role, layers and words of each element. */
type Seen = readonly (readonly [Role, readonly [string, ...string[]], string?])[];

function recognise(seen: Seen): void {
  vi.mocked(elements.inSteps).mockImplementation(function* (frame) {
    yield;
    return seen.map(([role, ids, label = ""]): Element => elementOf(frame, role, ids, { label }));
  });
}

beforeEach(() => recognise([]));

function namesIn(children: readonly SceneNode[], language: Language = "en"): (id: string) => string {
  const node = screen(children, { id: "root", name: "Home" });
  const frame = openFrame(sceneOf(node), node);
  return (id) => {
    const found = frame.layers.find((one) => one.node.id === id);
    if (!found) throw new Error(`There is no layer ${id}.`);
    return nameLayer(found, frame, language);
  };
}

const rectangle = (id: string, more: Parameters<typeof layer>[0] = {}): SceneNode =>
  layer({ id, name: "Rectangle 37", type: "RECTANGLE", fill: "#eeeeee", width: 100, height: 100, ...more });

const button = [
  rectangle("plate", { x: 20, y: 700, width: 335, height: 48 }),
  text("LOG IN", { id: "label", x: 150, y: 712 }),
];

describe("A layer that stands for an element", () => {
  test("what is drawn from groups of strokes is an illustration", () => {
    const strokes = (group: number): SceneNode =>
      layer(
        { type: "GROUP", x: 20, y: 40 + group * 50, width: 120, height: 60 },
        [0, 1].map((side) =>
          layer({
            type: "VECTOR",
            x: 20 + side * 50,
            y: 40 + group * 50,
            width: 70,
            height: 60,
            fill: "#d9480f",
          }),
        ),
      );
    const drawn = layer(
      { id: "drawn", name: "Mask Group", type: "GROUP", x: 20, y: 40, width: 120, height: 160 },
      [strokes(0), strokes(1), strokes(2)],
    );
    expect(namesIn([drawn])("drawn")).toMatch(/^illustration/);
  });

  test("is called by the words on it and by what people take it for", () => {
    recognise([["button", ["plate", "label"], "LOG IN"]]);
    const nameOf = namesIn(button);
    expect(nameOf("plate")).toBe("“LOG IN” button");
    expect(nameOf("label")).toBe("“LOG IN”");
    expect(namesIn(button, "fr")("plate")).toBe("bouton «\u00a0LOG IN\u00a0»");
  });

  test("is called by what is read first on it when it holds a lot", () => {
    recognise([["card", ["card"], "Popular €12 Buy now"]]);
    const words = [text("€12", { x: 20, y: 160 }), text("Popular", { x: 20, y: 120 })];
    const nameOf = namesIn([layer({ id: "card", y: 100, width: 340, height: 200 }, words)]);
    expect(nameOf("card")).toBe("“Popular” card");
  });

  test("is not called by what the system writes on it", () => {
    recognise([["status-bar", ["bar"], "9:41"]]);
    expect(namesIn([layer({ id: "bar", width: 375, height: 44 }, [text("9:41")])])("bar")).toBe("status bar");
  });

  test("is the outermost of those that are as large", () => {
    recognise([["button", ["plate", "label"], "LOG IN"]]);
    const nameOf = namesIn([layer({ id: "group", x: 20, y: 700, width: 335, height: 48 }, button)]);
    expect(nameOf("group")).toBe("“LOG IN” button");
  });

  test("is counted in its row when there is nothing to read on it", () => {
    recognise([
      ["card", ["a"]],
      ["card", ["b"]],
      ["card", ["c"]],
    ]);
    const cards = [rectangle("c", { y: 500 }), rectangle("b", { y: 300 }), rectangle("a", { y: 100 })];
    expect(["a", "b", "c"].map(namesIn(cards))).toEqual(["first card", "second card", "third card"]);
    expect(["a", "b", "c"].map(namesIn(cards, "fr"))).toEqual([
      "première carte",
      "deuxième carte",
      "troisième carte",
    ]);
  });

  test("without words says where it is, when it is not the only one", () => {
    recognise([
      ["icon-button", ["back"]],
      ["icon-button", ["more"]],
      ["tab-bar", ["bar"]],
    ]);
    const nameOf = namesIn([
      rectangle("back", { x: 8, y: 8, width: 40, height: 40 }),
      rectangle("more", { x: 320, y: 8, width: 40, height: 40 }),
      rectangle("bar", { y: 730, width: 375, height: 82 }),
    ]);
    expect(["back", "more", "bar"].map(nameOf)).toEqual([
      "icon button at the top left",
      "icon button at the top right",
      "tab bar",
    ]);
  });

  test("is told from others with the same words by its place among them", () => {
    recognise([
      ["button", ["a"], "Save"],
      ["button", ["b"], "Save"],
    ]);
    const saves = [rectangle("b", { y: 300 }), rectangle("a", { y: 100 })];
    expect(["a", "b"].map(namesIn(saves))).toEqual(["“Save” button (1 of 2)", "“Save” button (2 of 2)"]);
    expect(namesIn(saves, "fr")("b")).toBe("bouton «\u00a0Save\u00a0» (2 sur 2)");
  });
});

describe("A layer inside an element", () => {
  const star = layer({ id: "star", name: "Vector", type: "VECTOR", x: 30, y: 110, width: 20, height: 20 });

  test.each([
    ["en", "icon in “Popular” card"],
    ["fr", "icône de la carte «\u00a0Popular\u00a0»"],
  ] as const)("says what it is a part of, in %s", (language, name) => {
    recognise([["card", ["card"], "Popular"]]);
    const nameOf = namesIn([layer({ id: "card", y: 100, width: 340, height: 200 }, [star])], language);
    expect(nameOf("star")).toBe(name);
  });

  test("may lie beside what holds it", () => {
    recognise([["chip", ["plate", "star"], "Rated"]]);
    expect(namesIn([rectangle("plate", { y: 100 }), star])("star")).toBe("icon in “Rated” chip");
    expect(namesIn([rectangle("plate", { y: 100 }), star], "fr")("star")).toBe(
      "icône de la puce «\u00a0Rated\u00a0»",
    );
  });
});

describe("A layer that is no element", () => {
  test("is called by its words when it is a text", () => {
    expect(namesIn([text("Total", { id: "t" })])("t")).toBe("“Total”");
    expect(namesIn([text("Total", { id: "t" })], "fr")("t")).toBe("«\u00a0Total\u00a0»");
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
    const at = { x: 330, y: 20, width: 24, height: 24 };
    const strokes = [layer({ id: "one", type: "LINE", ...at }), layer({ id: "two", type: "LINE", ...at })];
    const nameOf = namesIn([layer({ id: "close", ...at }, [layer({ id: "inner", ...at }, strokes)])]);
    const names = ["close", "inner", "one", "two"].map(nameOf);
    expect(new Set(names)).toEqual(new Set(["icon at the top right"]));
  });

  test("is the illustration that it is a stroke of", () => {
    const strokes = ["a", "b", "c", "d"].map((id, index) =>
      layer({ id, type: "VECTOR", x: 100 + index * 20, y: 300, width: 80, height: 90 }),
    );
    const nameOf = namesIn([layer({ id: "drawing", x: 100, y: 300, width: 140, height: 90 }, strokes)]);
    expect(new Set(["drawing", "a", "d"].map(nameOf))).toEqual(new Set(["illustration in the middle"]));
  });

  test("is an icon of its own beside another, however close", () => {
    const icon = (id: string, x: number) =>
      layer({ id, x, y: 20, width: 24, height: 24 }, [
        layer({ type: "VECTOR", x, y: 20, width: 24, height: 24 }),
      ]);
    const nameOf = namesIn([
      layer({ x: 305, y: 20, width: 56, height: 24 }, [icon("a", 305), icon("b", 337)]),
    ]);
    expect(["a", "b"].map(nameOf)).toEqual([
      "icon at the top right (1 of 2)",
      "icon at the top right (2 of 2)",
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
      layer({ id: "photo", fills: [image], y: 20, width: 375, height: 200 }),
      layer({ id: "line", y: 400, width: 375, height: 1, fill: "#cccccc" }),
      layer({ id: "dot", type: "ELLIPSE", x: 300, y: 700, width: 24, height: 24, fill: "#cc0000" }),
      rectangle("plate", { x: 10, y: 640 }),
    ]);
    expect(["photo", "line", "dot", "plate"].map(nameOf)).toEqual([
      "picture at the top",
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
