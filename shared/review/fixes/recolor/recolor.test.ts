import { describe, expect, test } from "vitest";
import { applyChanges } from "../../../mend/apply-changes.ts";
import { contrastOf } from "../../../scene/color.ts";
import type { SceneNode } from "../../../scene/scene.ts";
import { gradient, instance, layer, rgb, sceneOf, screen, solid, text } from "../../../scene/testing.ts";
import { reviewFrame } from "../../review.ts";
import type { Finding } from "../../report.ts";

const findingsOf = (node: SceneNode, fixesFor?: "all"): readonly Finding[] =>
  reviewFrame(sceneOf(node), node, fixesFor && { fixesFor }).findings;

const fixesOf = (node: SceneNode, rule = "text-contrast") =>
  findingsOf(node, "all").find((finding) => finding.rule === rule)?.fixes ?? [];

/** A fix that is offered has been proven; here it is also held against a review of its own. */
function expectMended(node: SceneNode, rule = "text-contrast") {
  const [fix] = fixesOf(node, rule);
  expect(fix).toBeDefined();
  expect(findingsOf(applyChanges(node, fix?.changes ?? [])).filter((one) => one.rule === rule)).toEqual([]);
}

const dark = (y: number) =>
  text("Your order leaves our house today.", { x: 20, y, width: 300, color: "#4f4f4f" });

const words = (options = {}) =>
  text("Delivery within two days", { x: 20, y: 140, width: 300, color: "#ffffff", ...options });

const thin = (color: string, opacity: number): SceneNode => ({
  ...words(),
  fills: [solid(color, opacity)],
});

describe("a ground that lies in another one of its colour", () => {
  const box = (fields: object) => layer({ type: "RECTANGLE", fill: "#fe696e", ...fields });
  const field = box({ id: "1:8", x: 20, y: 130, width: 320, height: 56 });
  const within = { id: "1:9", x: 80, y: 136, width: 160, height: 40 };
  const changedOn = (inner: SceneNode) =>
    fixesOf(
      screen([
        dark(40),
        field,
        inner,
        text("Name", { x: 90, y: 144, width: 60, color: "#ffffff", weight: 600 }),
      ]),
    )
      .find(({ kind }) => kind === "ground-color")
      ?.changes.map(({ layer: id }) => id);

  test("changes with it, as people see one box", () => {
    expect(changedOn(box(within))).toEqual(["1:9", "1:8"]);
  });

  test("changes alone where an outline sets it off, but for a hue: that would be there in two shades", () => {
    const outlined = { ...within, strokes: [solid("#ffffff")] };
    expect(changedOn(box({ ...outlined, fill: "#8c8c8c" }))).toEqual(["1:9"]);
    expect(changedOn(box(outlined))).toBeUndefined();
  });
});

describe("a new ground", () => {
  const onGround = (...others: readonly SceneNode[]) =>
    fixesOf(
      screen([
        dark(40),
        layer({ type: "RECTANGLE", x: 20, y: 130, width: 200, height: 56, fill: "#2acfc6" }),
        ...others,
        text("Add task", { x: 70, y: 144, width: 100, color: "#ffffff", weight: 600 }),
      ]),
    ).map(({ kind }) => kind);

  test("is none on which a sign or a card beside the words is lost", () => {
    const sign = (fill: string) => layer({ type: "VECTOR", x: 36, y: 148, width: 20, height: 20, fill });
    const card = (fill: string) => layer({ type: "RECTANGLE", x: 24, y: 134, width: 120, height: 48, fill });
    expect(onGround(sign("#ffffff"))).toContain("ground-color");
    expect(onGround(sign("#1a6b66"))).not.toContain("ground-color");
    expect(onGround(card("#007f78"))).not.toContain("ground-color");
  });
});

describe("a text whose paint lets its ground through", () => {
  test("keeps its colour, and lets less through", () => {
    const node = screen([dark(40), dark(80), thin("#000000", 0.4)]);
    const [fix] = fixesOf(node).filter(({ kind }) => kind === "opacity");
    expect(fix?.title).toBe("Raise its opacity to 54 %");
    expect(fix?.changes).toMatchObject([{ from: "#000000", to: "#000000", opacity: 0.54 }]);
    expectMended(node);
  });

  test("gets an opaque colour where its own would not be enough even by itself", () => {
    const node = screen([dark(40), thin("#888888", 0.5)]);
    const [fix] = fixesOf(node);
    expect(fix?.kind).toBe("text-color");
    expect(fix?.changes).toMatchObject([{ from: "#888888", opacity: 1 }]);
    expectMended(node);
  });
});

test("a quiet text does not take the colour of headings, which has far more contrast than it needs", () => {
  const heading = (y: number) => text("Your order", { x: 20, y, width: 300, color: "#1c1c1c" });
  const node = screen([heading(40), heading(80), words({ color: "#9a9a9a" })]);
  expect(fixesOf(node)[0]).toMatchObject({ kind: "text-color", changes: [{ to: "#767676" }] });
});

test("a heading does not take the colour of the words below, which the design uses for something else", () => {
  const heading = (y: number, color: string) =>
    text("Your order", { x: 20, y, width: 300, sizePx: 28, weight: 700, color });
  const body = (y: number) => words({ y, color: "#6a6a6a" });
  const others = [body(80), body(120), body(160)];
  const first = (...more: readonly SceneNode[]) =>
    fixesOf(screen([heading(20, "#a4a4a4"), ...others, ...more]))[0];
  expect(first()).toMatchObject({ kind: "text-color", changes: [{ to: "#949494" }] });
  const alike = [heading(240, "#8a8a8a"), heading(400, "#8a8a8a")];
  expect(first(...alike)).toMatchObject({ kind: "text-color-in-use", changes: [{ to: "#8a8a8a" }] });
});

test("small print does not take the colour of larger words of which nothing tells what they are for", () => {
  const line = (y: number) => words({ y, color: "#6a6a6a" });
  const first = (sizePx: number) =>
    fixesOf(screen([line(40), line(80), line(120), words({ y: 200, sizePx, color: "#9a9a9a" })]))[0];
  expect(first(12)).toMatchObject({ kind: "text-color", changes: [{ to: "#767676" }] });
  expect(first(16)).toMatchObject({ kind: "text-color-in-use", changes: [{ to: "#6a6a6a" }] });
});

test("a colour of the design that is the nearest one, too, is offered once", () => {
  const used = [40, 80].map((y) => words({ y, color: "#767676" }));
  const node = screen([...used, words({ color: "#8a8a8a" })]);
  const offered = fixesOf(node).flatMap(({ changes: [change] }) =>
    change && "to" in change ? [`${change.property} ${String(change.to)}`] : [],
  );
  expect(offered).toEqual([...new Set(offered)]);
  expect(offered).toContain("fill #767676");
});

describe("light letters on a light ground", () => {
  const yellow = layer({ x: 0, y: 120, width: 375, height: 60, fills: [solid("#fcc436")] }, [words()]);

  test("become dark ones in the colour of most texts, and the ground keeps its own", () => {
    const [fix] = fixesOf(screen([dark(40), dark(80), yellow]));
    expect(fix).toMatchObject({
      kind: "dark-letters",
      changes: [{ from: "#ffffff", to: "#4f4f4f" }],
      effect: "The contrast rises from 1.6:1 to 5.1:1, and the light background keeps its colour.",
    });
  });

  test("become dark on orange, gold and lime, too, which would get brown; on green they stay white", () => {
    const on = (hex: string) =>
      layer({ x: 0, y: 120, width: 375, height: 60, fills: [solid(hex)] }, [words()]);
    const first = (hex: string) => fixesOf(screen([dark(40), dark(80), on(hex)]))[0]?.kind;
    expect([first("#f5a522"), first("#c9902a"), first("#8bc34a"), first("#2acf62")]).toEqual([
      "dark-letters",
      "dark-letters",
      "dark-letters",
      "ground-color",
    ]);
  });
});

describe("the ground", () => {
  test("of a large part of the screen moves by a shade, where that is enough", () => {
    const hero = layer({ x: 0, y: 120, width: 375, height: 400, fills: [solid("#e0523f")] }, [words()]);
    const [fix] = fixesOf(screen([dark(40), hero]));
    expect(fix).toMatchObject({ kind: "ground-color", changes: [{ layer: hero.id, from: "#e0523f" }] });
  });

  test("of a large part of the screen does not get another colour", () => {
    const hero = layer({ x: 0, y: 120, width: 375, height: 400, fills: [solid("#52cad0")] }, [
      words({ size: 16 }),
    ]);
    expect(fixesOf(screen([dark(40), hero])).map(({ kind }) => kind)).not.toContain("ground-color");
  });

  test("of the whole screen keeps its colour, as other screens have it", () => {
    const kinds = (height: number, fill: string) => {
      const ground = layer({ x: 0, y: 0, width: 375, height, fill }, [words({ color: "#6a6a6a" })]);
      return fixesOf(screen([ground])).map(({ kind }) => kind);
    };
    expect([kinds(200, "#e2e2e2"), kinds(812, "#e2e2e2")]).toEqual([
      ["text-color", "ground-color"],
      ["text-color"],
    ]);
  });

  test("does not become black or white, or nearly so, where other words are a choice", () => {
    const kinds = (fill: string, color: string) =>
      fixesOf(
        screen([layer({ x: 20, y: 120, width: 335, height: 60, fill }, [words({ x: 40, color })])]),
      ).map(({ kind }) => kind);
    expect(kinds("#0d1219", "#757575")).toEqual(["text-color"]);
  });

  test("that runs from one colour to another keeps doing so, in darker ones", () => {
    const button = layer({ x: 20, y: 130, width: 320, height: 44, fills: [gradient("#e76a4e", "#d8546f")] }, [
      words({ x: 40, width: 200 }),
    ]);
    const node = screen([dark(40), button]);
    const fix = fixesOf(node).find(({ kind }) => kind === "ground-gradient");
    expect(fix?.changes.map(({ from }) => from)).toEqual(["#e76a4e", "#d8546f"]);
    for (const { to } of fix?.changes ?? [])
      expect(contrastOf(rgb(String(to)), rgb("#ffffff"))).toBeGreaterThanOrEqual(4.5);
    expectMended(node);
  });
});

test("one colour that is too faint as words and as a button stays one colour, whichever finding is mended", () => {
  const label = text("Save card", { x: 120, y: 212, width: 100, color: "#ffffff", align: "center" });
  const button = layer({ x: 20, y: 200, width: 320, height: 44, fill: "#319795" }, [label]);
  const link = words({ color: "#319795" });
  const node = screen([dark(40), link, button]);
  const told = findingsOf(node, "all").filter(({ rule }) => rule === "text-contrast");
  expect(told).toHaveLength(2);
  for (const { fixes: [fix, ...others] = [] } of told) {
    expect(others).toEqual([]);
    expect(fix?.title).toBe("Use #128382 instead of #319795");
    expect(new Set(fix?.changes.map(({ to }) => to))).toEqual(new Set(["#128382"]));
    expect(new Set(fix?.changes.map((change) => change.layer))).toEqual(new Set([link.id, button.id]));
  }
  expectMended(node);
});

test("words that let their ground through take no others of their colour farther than these have to go", () => {
  const link = words({ color: "#319795" });
  const faded = words({ y: 200, color: "#319795", opacity: 0.7 });
  const told = findingsOf(screen([dark(40), link, faded]), "all");
  const fix = told.find(({ layers: [at] }) => at?.id === link.id)?.fixes?.[0];
  expect(new Set(fix?.changes.map(({ to }) => to))).toEqual(new Set(["#128382"]));
});

test("dark letters on a strong ground become light ones, and the advice says so", () => {
  const card = layer({ x: 0, y: 100, width: 375, height: 120, fill: "#00669f" }, [
    words({ color: "#000000" }),
  ]);
  const [finding] = findingsOf(screen([dark(40), dark(80), card]), "all");
  expect(finding?.fixes?.[0]).toMatchObject({ kind: "light-letters", changes: [{ to: "#ffffff" }] });
  const [told] = findingsOf(screen([dark(40), dark(80), card]));
  expect(told?.fix).toMatch(/^Set the text to #ffffff/);
});

test("a grey that is too faint on a light and on a dark ground gets a colour for each: no one is enough for both", () => {
  const grey = "#8a8a8a";
  const band = layer({ x: 0, y: 200, width: 375, height: 60, fill: "#3a3a3a" }, [
    words({ y: 220, color: grey }),
  ]);
  const told = findingsOf(screen([dark(40), words({ y: 140, color: grey }), band]), "all");
  const kinds = told.filter(({ rule }) => rule === "text-contrast").map(({ fixes: [fix] = [] }) => fix?.kind);
  expect(kinds).toEqual(["text-color", "text-color"]);
});

test("words and a border in one hue become one shade, though the border needs less", () => {
  const field = instance(
    "Text field",
    {
      x: 20,
      y: 200,
      width: 280,
      height: 48,
      strokes: [solid("#0dbcc0")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [text("Lisbon", { x: 36, y: 212, width: 80 })],
  );
  const link = words({ color: "#0dbcc0" });
  const label = text("City", { x: 20, y: 176, width: 60 });
  expect(fixesOf(screen([dark(40), link, label, field]))[0]?.changes).toMatchObject([
    { layer: link.id, to: "#008486" },
    { layer: field.id, property: "stroke", to: "#008486" },
  ]);
});

test("borders on one ground that are too faint get one colour, and those in a hue keep that", () => {
  const field = (y: number, color: string) =>
    instance(
      "Text field",
      {
        x: 20,
        y,
        width: 280,
        height: 48,
        strokes: [solid(color)],
        stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
      },
      [text("Lisbon", { x: 36, y: y + 12, width: 80 })],
    );
  const town = text("City", { x: 20, y: 76, width: 60 });
  const port = text("Port", { x: 20, y: 176, width: 60 });
  const node = screen([town, field(100, "#dddddd"), port, field(200, "#cccccc")]);
  const [fix] = fixesOf(node, "border-contrast");
  expect(fix?.changes).toMatchObject([
    { property: "stroke", from: "#dddddd", to: "#949494" },
    { property: "stroke", from: "#cccccc", to: "#949494" },
  ]);
  expectMended(node, "border-contrast");
  const beside = screen([town, field(100, "#dddddd"), port, field(200, "#e5c768")]);
  expect(fixesOf(beside, "border-contrast")[0]?.changes).toMatchObject([
    { from: "#dddddd", to: "#949494" },
    { from: "#e5c768", to: "#af912e" },
  ]);
});

test("white words on orange may become dark ones instead, also those of a field on it, and the orange stays", () => {
  const box = (label: string, y: number, name: string) =>
    layer({ name, x: 20, y, width: 320, height: 48, fill: "#ffa019" }, [
      text(label, { x: 40, y: y + 14, width: 160, color: "#ffffff" }),
    ]);
  const node = screen([dark(40), box("Order now", 200, "Button"), box("Your email", 300, "Input")]);
  const [told] = findingsOf(node, "all").filter(({ rule }) => rule === "text-contrast");
  expect(told?.fixes?.map(({ kind }) => kind)).toEqual(["dark-letters", "ground-color"]);
});

test("on a strong pink, where white is lost, dark words are a second choice beside a darker pink", () => {
  const button = layer({ name: "Button", x: 20, y: 200, width: 320, height: 48, fill: "#ff6fae" }, [
    text("Order now", { x: 40, y: 214, width: 160, color: "#ffffff" }),
  ]);
  const [told] = findingsOf(screen([dark(40), button]), "all");
  expect(told?.fixes?.map(({ kind }) => kind)).toEqual(["ground-color", "dark-letters"]);
});

describe("a colour that belongs to others", () => {
  const rating = (y: number, color: string) => [
    layer({ type: "VECTOR", x: 20, y, width: 20, height: 20, fill: color }),
    text("4.8 of 240", { x: 48, y, width: 120, color }),
  ];
  const fixOf = (...nodes: readonly SceneNode[]) => fixesOf(screen([dark(40), dark(80), ...nodes]))[0];

  test("takes along the sign beside the words, lines and other words, and no large ground", () => {
    const [star, figure] = rating(140, "#319795") as [SceneNode, SceneNode];
    const title = text("Reviews", { x: 20, y: 200, width: 200, sizePx: 32, color: "#319795" });
    const line = layer({ type: "LINE", x: 20, y: 250, width: 300, height: 0, strokes: [solid("#319795")] });
    const ground = layer({ type: "RECTANGLE", x: 20, y: 300, width: 300, height: 300, fill: "#319795" });
    const fix = fixOf(star, figure, title, line, ground);
    expect(fix?.title).toBe("Use #128382 instead of #319795");
    expect(new Set(fix?.changes.map((change) => change.layer))).toEqual(
      new Set([star.id, figure.id, title.id, line.id]),
    );
  });

  test("of a grey takes along the sign in the group of the words, and no other", () => {
    const sign = (x: number, y: number) =>
      layer({ type: "VECTOR", x, y, width: 20, height: 20, fill: "#a0a0a0" });
    const [own, other] = [sign(40, 140), sign(300, 300)];
    const tab = layer({ x: 20, y: 130, width: 80, height: 60 }, [
      own,
      text("Search", { x: 30, y: 166, width: 60, color: "#a0a0a0" }),
    ]);
    expect(fixOf(tab, other)?.changes.map((change) => change.layer)).toEqual([tab.children?.[1]?.id, own.id]);
  });

  test("leaves what would be seen less on its own ground", () => {
    const [star, figure] = rating(140, "#319795") as [SceneNode, SceneNode];
    const sign = layer({ type: "VECTOR", x: 40, y: 320, width: 20, height: 20, fill: "#319795" });
    const band = layer({ x: 20, y: 300, width: 300, height: 60, fill: "#101010" }, [sign]);
    expect(fixOf(star, figure, band)?.changes.map((change) => change.layer)).toEqual([figure.id, star.id]);
  });

  test("stays with them where its shade has another name: the words take a dark colour of the design", () => {
    const fix = fixOf(...rating(140, "#ff8433"));
    expect(fix).toMatchObject({ kind: "text-color-in-use", changes: [{ from: "#ff8433", to: "#4f4f4f" }] });
  });

  test("is no dark one for a button whose words are too faint, because other words in its colour become dark", () => {
    const link = text("Read on", { x: 20, y: 140, width: 100, color: "#ff511a", sizePx: 14 });
    const label = text("Order", { x: 60, y: 212, width: 60, color: "#ffffff", sizePx: 14, align: "center" });
    const button = layer({ x: 20, y: 200, width: 140, height: 44, fill: "#ff511a" }, [label]);
    const grounds = fixesOf(screen([dark(40), dark(80), link, button]))
      .flatMap(({ changes }) => changes)
      .filter(({ layer: id }) => id === button.id);
    expect(grounds.map(({ to }) => to)).not.toContain("#4f4f4f");
    expect(grounds.length).toBeGreaterThan(0);
  });

  test("becomes a brown on a wash of it, with its sign, and where it is one of a code", () => {
    const sign = layer({ type: "VECTOR", x: 180, y: 150, width: 20, height: 20, fill: "#ff8c1a" });
    const tag = layer({ x: 20, y: 140, width: 200, height: 40, fill: "#fff0df" }, [
      text("Waiting for you", { x: 30, y: 150, width: 140, color: "#ff8c1a" }),
      sign,
    ]);
    const fix = fixOf(tag);
    expect(fix?.kind).toBe("one-shade");
    expect(fix?.changes.map((change) => change.layer)).toContain(sign.id);
    const level = (y: number, color: string) => text("Priority", { x: 20, y, width: 100, sizePx: 14, color });
    const code = ["#d11a2a", "#0a7d3f"].flatMap((color, at) => [
      level(220 + 60 * at, color),
      level(250 + 60 * at, color),
    ]);
    expect(fixOf(level(140, "#f5a522"), ...code)?.kind).toBe("text-color");
  });
});

test("an accent keeps its hue, or stays: orange words do not become black, blue or white", () => {
  const first = (fill: string, color: string, usual: string) =>
    fixesOf(
      screen(
        [60, 100, 140].map((y) => words({ y, color: y > 100 ? color : usual })),
        { fill },
      ),
    )[0];
  const changes = [{ from: "#f57c00", to: "#ba5c00" }];
  expect(first("#ffffff", "#f57c00", "#0f4c81")).toMatchObject({ changes });
  expect(first("#2e7d32", "#f9a825", "#ffffff")).toBeUndefined();
});

test("an example in a field becomes a grey rather than a brown, which reads as what was entered", () => {
  const field = instance("Text field", { x: 20, y: 120, width: 300, height: 48, fill: "#ffefe9" }, [
    text("Your email", { x: 36, y: 134, width: 120, color: "#ffae45", weight: 700 }),
  ]);
  const [fix] = fixesOf(screen([dark(40), text("Email", { x: 20, y: 96, width: 80 }), field]));
  expect(fix?.kind).toBe("text-color-grey");
});

test("an example in a field does not come out stronger than the label above it, which is too faint as well", () => {
  const field = instance("Text field", { x: 20, y: 120, width: 300, height: 48, fill: "#1a1a1a" }, [
    text("Your wishes", { id: "9:4", x: 36, y: 134, width: 120, color: "#555555" }),
  ]);
  const label = (color: string) => text("Wishes", { id: "9:5", x: 20, y: 96, width: 80, color });
  const changed = (color: string) =>
    findingsOf(screen([label(color), field], { fill: "#1a1a1a" }), "all")
      .find(({ rule, layers: [at] }) => rule === "text-contrast" && at?.id === "9:4")
      ?.fixes?.[0]?.changes.map((one) => one.layer);
  expect([changed("#666666"), changed("#ffffff")]).toEqual([["9:4", "9:5"], ["9:4"]]);
});

test("words that are large only because they are bold go as far as small ones, and no step is larger than it has to be", () => {
  const first = (color: string, options: object) =>
    fixesOf(screen([dark(40), words({ color, height: 40, ...options })]))[0]?.changes[0]?.to;
  expect(first("#b8b8b8", { sizePx: 20, weight: 700 })).toBe("#767676");
  expect(first("#b8b8b8", { sizePx: 28 })).toBe("#949494");
  expect(first("#777777", { sizePx: 16 })).toBe("#767676");
});

test("words that are told together get one colour, also where some lie in part on a darker ground", () => {
  const band = layer({ type: "RECTANGLE", x: 0, y: 230, width: 120, height: 60, fill: "#ececec" });
  const [near, over] = [words({ color: "#a0a0a0" }), words({ y: 240, color: "#a0a0a0" })];
  const [fix] = fixesOf(screen([dark(40), band, near, over]));
  expect(fix?.changes.map((change) => change.layer)).toEqual([near.id, over.id]);
  expect(new Set(fix?.changes.map(({ to }) => to)).size).toBe(1);
});

test("a grey that misses by a hair takes the nearest one, before one near black that the screen has", () => {
  const used = [40, 80].map((y) => words({ y, color: "#4b4b4b" }));
  const fixes = fixesOf(screen([...used, words({ color: "#7b7b7b" })]));
  expect(fixes.map(({ kind }) => kind)).toEqual(["text-color"]);
});

test("slate words take no strong blue that other words have", () => {
  const used = [40, 80].map((y) => words({ y, color: "#2e5c8a" }));
  expect(fixesOf(screen([...used, words({ color: "#94a3b8" })]))[0]?.kind).toBe("text-color");
});

test("a date does not take the colour of the title beside it where a grey in between is enough", () => {
  const entry = (y: number) =>
    layer({ x: 20, y, width: 335, height: 24 }, [
      text("Our spring tea is here", { x: 20, y, width: 220, color: "#595757" }),
      text("2018-06-19", { x: 260, y, width: 90, color: "#dbdbdb" }),
    ]);
  const [fix] = fixesOf(screen([entry(40), entry(80), entry(120)]));
  expect(fix).toMatchObject({ kind: "text-color", changes: [{ to: "#767676" }, {}, {}] });
});

test("a colour that is sound in many places is not changed for one tag: the ground of the tag is", () => {
  const red = "#e30613";
  const first = (sound: number) => {
    const tag = layer({ x: 20, y: 20, width: 160, height: 24, fill: "#fbe3e5" }, [
      text("Why our shop", { x: 30, y: 24, width: 110, sizePx: 12, height: 16, color: red }),
    ]);
    const others = Array.from({ length: sound }, (_, at) => words({ y: 60 + 40 * at, color: red }));
    return fixesOf(screen([tag, ...others])).map(({ kind }) => kind);
  };
  expect([first(3), first(14)]).toEqual([["one-shade"], ["ground-color"]]);
});

test("where one text of many in a colour is too faint, it gets no shade of its own", () => {
  const red = "#e30613";
  const band = layer({ x: 0, y: 0, width: 375, height: 200, fill: "#fbe3e5" }, [
    words({ id: "9:1", y: 100, color: red }),
  ]);
  const others = Array.from({ length: 14 }, (_, at) => words({ y: 220 + 40 * at, color: red }));
  const changed = fixesOf(screen([band, ...others])).flatMap(({ changes }) => changes);
  expect(changed.map((change) => change.layer)).not.toContain("9:1");
});

describe("two shades of one hue", () => {
  const sign = (fill: string, y: number) => layer({ type: "VECTOR", x: 20, y, width: 20, height: 20, fill });
  const badge = words({ id: "9:2", y: 140, color: "#dc2626" });
  const onDark = (...nodes: readonly SceneNode[]) => screen(nodes, { fill: "#2f1d1f" });

  test("do not come to stand side by side: signs on a tint of the hue go along", () => {
    const tint = layer({ x: 10, y: 190, width: 40, height: 40, fills: [solid("#dc2626", 0.1)] }, [
      sign("#dc2626", 200),
    ]);
    const [fix] = fixesOf(onDark(badge, tint));
    expect(fix?.changes.map((change) => change.layer)).toEqual(["9:2", tint.children?.[0]?.id]);
  });

  test("do not become one that goes far beyond what one of them needs: a teal does not turn black-green", () => {
    const label = text("Save card", { x: 120, y: 312, width: 100, color: "#ffffff", align: "center" });
    const button = layer({ x: 20, y: 300, width: 320, height: 44, fill: "#319795" }, [label]);
    const band = layer({ x: 0, y: 120, width: 375, height: 60, fill: "#b3b3b3" }, [
      words({ color: "#319795" }),
    ]);
    const fixes = findingsOf(screen([dark(40), band, button]), "all").flatMap((one) => one.fixes ?? []);
    const ofButton = fixes.flatMap(({ changes }) => changes).filter((change) => change.layer === button.id);
    for (const { to } of ofButton) expect(contrastOf(rgb(String(to)), rgb("#ffffff"))).toBeLessThan(5);
  });

  test("that no eye tells apart become one new colour", () => {
    const node = screen([dark(40), words({ color: "#afb1b6" }), words({ y: 200, color: "#868782" })]);
    const told = findingsOf(node, "all").filter(({ rule }) => rule === "text-contrast");
    const given = told.map(({ fixes: [fix] = [] }) => fix?.changes[0]?.to);
    expect(told).toHaveLength(2);
    expect(new Set(given).size).toBe(1);
  });
});

describe("a logo keeps its colours", () => {
  const faint = (fields: object) =>
    text("NETFLIX", { x: 140, y: 400, width: 100, color: "#a8a8a8", ...fields });

  test("as a name alone under its mark", () => {
    const mark = layer({ type: "VECTOR", x: 150, y: 300, width: 80, height: 80, fill: "#e50914" });
    expect(fixesOf(screen([mark, faint({ sizePx: 28, align: "center" })]))).toEqual([]);
    expect(fixesOf(screen([dark(40), dark(80), faint({})]))).not.toEqual([]);
  });

  test("as initials in the place of a portrait, which are a detail", () => {
    const portrait = layer(
      { x: 20, y: 20, width: 40, height: 40, fill: "#ff3b30", cornerRadiiPx: [20, 20, 20, 20] },
      [text("A", { x: 33, y: 28, width: 14, color: "#ffffff", sizePx: 16 })],
    );
    const [finding] = findingsOf(screen([dark(100), dark(140), portrait]), "all");
    expect(finding).toMatchObject({ rule: "text-contrast", isDetail: true });
    expect(finding?.fixes).toBeUndefined();
  });
});

describe("the sign of a known service keeps its colour", () => {
  const button = (fields: object, children: readonly SceneNode[]) =>
    instance("Button", { x: 20, y: 200, height: 48, fill: "#25d366", ...fields }, children);
  const kindsOf = (rule: string, ...nodes: readonly SceneNode[]) =>
    fixesOf(screen([dark(40), dark(80), ...nodes]), rule).map(({ kind }) => kind);

  test("where the words on it name that", () => {
    const on = (words: string) =>
      kindsOf(
        "text-contrast",
        button({ width: 240 }, [text(words, { x: 60, y: 214, width: 140, color: "#ffffff" })]),
      );
    expect([on("Write on WhatsApp"), on("Order your tea")]).toEqual([[], ["ground-color"]]);
  });

  test("as a round button without words, where the screen names it", () => {
    const sign = layer({ type: "VECTOR", x: 32, y: 212, width: 24, height: 24, fill: "#ffffff" });
    const beside = (words: string) =>
      kindsOf("icon-contrast", button({ width: 48 }, [sign]), text(words, { x: 20, y: 300, width: 300 }));
    expect(beside("Or write on WhatsApp")).toEqual([]);
    expect(beside("Or order your tea")).toEqual(["ground-color"]);
  });
});

describe("a colour that misses by a hair", () => {
  const grey = (y: number) => words({ y, color: "#6c757d" });
  const band = (fill: string, y: number) => layer({ x: 0, y, width: 375, height: 60, fill }, [grey(y + 20)]);
  const changed = (...nodes: readonly SceneNode[]) =>
    fixesOf(screen([dark(40), ...nodes])).flatMap(({ changes }) => changes.map((one) => one.layer));

  test("changes wherever the screen has it, also out of sight", () => {
    const [faint, sound] = [band("#f3f4f6", 200), grey(300)];
    const away = layer({ x: 0, y: 400, width: 375, height: 60, clipsContent: true }, [grey(500)]);
    expect(new Set(changed(faint, sound, away))).toEqual(
      new Set(
        [faint, { children: [sound] }, away].flatMap(({ children = [] }) => children.map(({ id }) => id)),
      ),
    );
  });

  test("stays where something in it would be seen less, and so does its ground where another has that", () => {
    const card = layer({ x: 20, y: 400, width: 300, height: 60, fill: "#f3f4f6" });
    expect(changed(band("#f3f4f6", 200), band("#000000", 300), card)).toEqual([]);
  });

  test("stays as a ground while a large one of its colour does", () => {
    const bar = (y: number, height: number, ...children: readonly SceneNode[]) =>
      layer({ x: 0, y, width: 375, height, fill: "#438a28" }, children);
    const header = bar(0, 60, words({ y: 20 }));
    const footer = bar(400, 400);
    expect(new Set(changed(header, footer))).toEqual(new Set([header.id, footer.id]));
  });
});

test("a caption does not take the colour of the larger heading beside it", () => {
  const card = (y: number) =>
    layer({ x: 20, y, width: 335, height: 60 }, [
      text("Main stream", { x: 30, y, width: 220, sizePx: 18, color: "#6a6a6a" }),
      text("1920 at 30 fps", { x: 30, y: y + 30, width: 220, sizePx: 14, color: "#c4c4c4" }),
    ]);
  const [fix] = fixesOf(screen([card(40), card(140), card(240)]));
  expect(fix?.changes.map(({ to }) => to)).toEqual(["#767676", "#767676", "#767676"]);
});

test("a white line on a colour does not become a grey one", () => {
  const field = instance(
    "Text field",
    {
      x: 20,
      y: 100,
      width: 280,
      height: 48,
      strokes: [solid("#ffffff")],
      stroke: { widthsPx: [1, 1, 1, 1], align: "inside" },
    },
    [text("Username", { x: 36, y: 112, width: 80, color: "#000000" })],
  );
  const node = screen([field], { fill: "#00c46a" });
  expect(findingsOf(node).map(({ rule }) => rule)).toContain("border-contrast");
  expect(fixesOf(node, "border-contrast")).toEqual([]);
});
