import { describe, expect, it } from "vitest";
import { fromRest } from "../../../shared/scene/rest/from-rest.ts";
import type { SceneNode as CapturedNode } from "../../../shared/scene/scene.ts";
import type { RestNode } from "../../../shared/scene/rest/rest-file.ts";
import { fileWith, layer, runOnStage, type StageOptions, TEXT_STYLE } from "../../../tests/run-on-stage.ts";
import { HANDLES } from "../../../tests/rest-file.ts";

/** A plugin that was asked to read these layers of a page. */
async function asked(
  frames: readonly RestNode[],
  { page = frames, ...more }: Partial<StageOptions> & { readonly page?: readonly RestNode[] } = {},
) {
  const plugin = await runOnStage({ file: fileWith(page), ...more });
  plugin.say("read-scene", { frameIds: frames.map(({ id }) => id) });
  return plugin;
}

const readFrame = async (frame: RestNode, tables: Partial<StageOptions["file"]> = {}) =>
  (await asked([frame], { file: fileWith([frame], tables) })).take("scene-read");

const frameOf = (...children: readonly RestNode[]): RestNode => layer("FRAME", { children });

const onlyChild = async (child: RestNode) => (await readFrame(frameOf(child))).frames[0]?.children?.[0];

const solid = (r: number) => ({ type: "SOLID", blendMode: "NORMAL", color: { r, g: 0, b: 0, a: 1 } });

const many = (count: number): RestNode => frameOf(...Array.from({ length: count }, () => layer("RECTANGLE")));

describe("reading a scene", () => {
  it("sends the layers, the file and the page as the REST reader reads them", async () => {
    const frame = frameOf(layer("TEXT"), layer("RECTANGLE", { rotation: -Math.PI / 2 }));
    expect(await readFrame(frame)).toEqual(fromRest(fileWith([frame]))[0]);
  });

  it("tells what icons are drawn of, and plain shapes, and nothing of an illustration", async () => {
    const solidBlack = { type: "SOLID", blendMode: "NORMAL", color: { r: 0, g: 0, b: 0, a: 1 } };
    const wedge = "M0 0L8 4L0 8Z";
    const drawn = (sidePx: number, path: string) =>
      layer("VECTOR", {
        fills: [solidBlack],
        fillGeometry: [{ path, windingRule: "NONZERO" }],
        absoluteBoundingBox: { x: 4, y: 4, width: sidePx, height: sidePx },
      });
    const frame = frameOf(drawn(8, wedge), drawn(80, wedge), drawn(80, wedge.repeat(200)));
    const scene = await readFrame(frame);
    const told = { paths: [{ data: wedge }] };
    expect(scene.frames[0]?.children?.map(({ contours }) => contours)).toEqual([told, told, undefined]);
  });

  it("knows whether it has all screens of the page", async () => {
    const [cart, order, hidden] = [layer("FRAME"), layer("FRAME"), layer("FRAME", { visible: false })];
    const filled = [cart, order].map((one) => ({ ...one, children: [layer("TEXT")] }));
    const { say, take } = await asked([cart], { page: [...filled, hidden] });
    expect((await take("scene-read")).page).toEqual({ id: "p:1", name: "Page 1" });
    say("read-scene", { frameIds: [cart.id, order.id] });
    expect((await take("scene-read")).page).toMatchObject({ isComplete: true });
  });

  it("reads what differs inside a layer: corners, stroke widths and text styles", async () => {
    const frame = frameOf(
      layer("RECTANGLE", { rectangleCornerRadii: [1, 2, 3, 4] }),
      layer("RECTANGLE", {
        strokes: [solid(1)],
        individualStrokeWeights: { top: 0, right: 1, bottom: 2, left: 3 },
      }),
      layer("TEXT", {
        characters: "Plain, bold and linked",
        fills: [solid(0.5)],
        characterStyleOverrides: [
          ...Array<number>(7).fill(0),
          ...Array<number>(4).fill(1),
          0,
          0,
          0,
          0,
          0,
          2,
          2,
        ],
        styleOverrideTable: {
          1: { fontWeight: 700, fills: [solid(1)] },
          2: { hyperlink: { type: "URL", url: "https://example.com" }, textDecoration: "UNDERLINE" },
        },
      }),
    );
    const scene = await readFrame(frame);
    expect(scene.frames).toEqual(fromRest(fileWith([frame]))[0]?.frames);
    expect(scene.frames[0]?.children?.[2]?.text?.runs.map(({ weight }) => weight)).toEqual([
      400, 700, 400, 400, 400,
    ]);
  });

  it("tells of a stretch that is plain in a text that is not", async () => {
    const frame = frameOf(
      layer("TEXT", {
        characters: "Set apart, plain",
        style: {
          ...TEXT_STYLE,
          italic: true,
          textCase: "UPPER",
          textDecoration: "UNDERLINE",
          letterSpacing: 2,
        },
        characterStyleOverrides: [...Array<number>(11).fill(0), ...Array<number>(5).fill(1)],
        styleOverrideTable: {
          1: { italic: false, textCase: "ORIGINAL", textDecoration: "NONE", letterSpacing: 0 },
        },
      }),
    );
    const { frames } = await readFrame(frame);
    expect(frames).toEqual(fromRest(fileWith([frame]))[0]?.frames);
    const [apart, plain] = frames[0]?.children?.[0]?.text?.runs ?? [];
    const set = { isItalic: true, case: "upper", decoration: "underline", letterSpacingPx: 2 };
    expect(apart).toMatchObject(set);
    for (const name of Object.keys(set)) expect(plain).not.toHaveProperty(name);
  });

  it("keeps the style of a text without characters", async () => {
    const text = await onlyChild(layer("TEXT", { characters: "" }));
    expect(text?.text?.runs).toMatchObject([{ start: 0, end: 0, fontFamily: "Inter", sizePx: 16 }]);
  });

  it("knows what sets paragraphs apart", async () => {
    const frame = frameOf(
      layer("TEXT", {
        characters: "One\nTwo",
        characterStyleOverrides: [1, 1, 1, 1],
        styleOverrideTable: { 1: { paragraphSpacing: 12 } },
      }),
    );
    const apart = [{ paragraphSpacingPx: 12 }];
    for (const { frames } of [await readFrame(frame), ...fromRest(fileWith([frame]))])
      expect(frames[0]?.children?.map(({ text }) => text)).toMatchObject(apart);
  });

  it("knows the height of automatic lines of common fonts, which the editor does not tell", async () => {
    const { lineHeightPx: _, ...style } = TEXT_STYLE;
    const text = await onlyChild(layer("TEXT", { style: { ...style, lineHeightUnit: "INTRINSIC_%" } }));
    expect(text?.text?.runs[0]?.lineHeightPx).toBeCloseTo(19.3636, 3);
  });

  it("leaves out hidden and fully transparent layers", async () => {
    const scene = await readFrame(
      frameOf(layer("RECTANGLE", { visible: false }), layer("RECTANGLE", { opacity: 0 }), layer("TEXT")),
    );
    expect(scene.frames[0]?.children?.map(({ type }) => type)).toEqual(["TEXT"]);
  });

  it("reads gradients, pictures, effects, constraints and scrolling in the words of the REST API", async () => {
    const frame = frameOf(
      layer("RECTANGLE", {
        constraints: { horizontal: "LEFT_RIGHT", vertical: "BOTTOM" },
        effects: [
          { type: "DROP_SHADOW", radius: 4, offset: { x: 0, y: 2 }, color: { r: 0, g: 0, b: 0, a: 0.25 } },
        ],
        fills: [
          {
            type: "GRADIENT_LINEAR",
            gradientHandlePositions: HANDLES,
            gradientStops: [
              { position: 0, color: { r: 1, g: 1, b: 1, a: 1 } },
              { position: 1, color: { r: 0, g: 0, b: 0, a: 0 } },
            ],
          },
          { type: "IMAGE", scaleMode: "STRETCH", imageRef: "abc", opacity: 0.5 },
        ],
      }),
      layer("FRAME", {
        overflowDirection: "VERTICAL_SCROLLING",
        layoutMode: "VERTICAL",
        layoutSizingHorizontal: "FIXED",
        layoutSizingVertical: "HUG",
        layoutWrap: "NO_WRAP",
      }),
      layer("FRAME", {
        layoutMode: "HORIZONTAL",
        layoutSizingHorizontal: "HUG",
        layoutSizingVertical: "HUG",
        itemSpacing: -8,
        itemReverseZIndex: true,
        children: [
          layer("RECTANGLE", { layoutSizingHorizontal: "FIXED", layoutSizingVertical: "FIXED" }),
          layer("ELLIPSE", { layoutSizingHorizontal: "FIXED", layoutSizingVertical: "FIXED" }),
        ],
      }),
    );
    expect((await readFrame(frame)).frames).toEqual(fromRest(fileWith([frame]))[0]?.frames);
  });

  it("names the main components and the shared styles that layers refer to", async () => {
    const instance = layer("INSTANCE", {
      componentId: "9:1",
      componentProperties: { State: { type: "VARIANT", value: "Hover" } },
      fills: [solid(1)],
      styles: { fill: "8:1" },
      interactions: [
        {
          trigger: { type: "ON_CLICK" },
          actions: [{ type: "NODE", destinationId: "1:9", navigation: "NAVIGATE" }],
        },
      ],
    });
    const scene = await readFrame(frameOf(instance), {
      components: { "9:1": { key: "k", name: "State=Hover", componentSetId: "9:0" } },
      componentSets: { "9:0": { key: "s", name: "Button" } },
      styles: { "8:1": { key: "f", name: "Brand", styleType: "FILL" } },
    });
    expect(scene.components).toEqual({
      "9:1": { name: "State=Hover", setName: "Button", setId: "9:0" },
    });
    expect(scene.styles).toEqual({ "8:1": { name: "Brand", type: "fill" } });
    expect(scene.frames[0]?.children?.[0]).toMatchObject({
      instance: { componentId: "9:1", properties: { State: "Hover" } },
      reactions: [{ trigger: "ON_CLICK", action: "NODE", navigation: "NAVIGATE", destinationId: "1:9" }],
    });
  });

  it("reads the colour variables of paints, with those they lead to and the modes that are set", async () => {
    const alias = (id: string) => ({ type: "VARIABLE_ALIAS", id });
    const black = { r: 0, g: 0, b: 0, a: 1 };
    const variable = (id: string, variableCollectionId: string, valuesByMode: object) => ({
      id,
      name: id,
      variableCollectionId,
      resolvedType: "COLOR",
      valuesByMode,
    });
    const collection = (name: string, ...modes: readonly string[]) => ({
      name,
      modes: modes.map((mode) => ({ modeId: mode, name: mode })),
      defaultModeId: modes[0],
    });
    const tables = {
      variables: {
        "V:text": variable("V:text", "C:theme", { light: alias("V:black"), dark: { ...black, r: 1 } }),
        "V:black": variable("V:black", "C:primitives", { only: black }),
        "V:unused": variable("V:unused", "C:unused", { only: black }),
        "V:gone": variable("V:gone", "C:gone", { only: black }),
      },
      variableCollections: {
        "C:theme": collection("Theme", "light", "dark"),
        "C:primitives": collection("Primitives", "only"),
      },
    };
    const bound = (id: string) => ({ ...solid(0), boundVariables: { color: alias(id) } });
    const card = layer("FRAME", {
      explicitVariableModes: { "C:theme": "light" },
      children: [layer("TEXT", { fills: [bound("V:text")] }), layer("TEXT", { fills: [bound("V:out")] })],
    });
    const frame = layer("FRAME", { fills: [bound("V:gone")], children: [card] });
    const section = layer("SECTION", { explicitVariableModes: { "C:theme": "dark" }, children: [frame] });
    const file = fileWith([section], tables);
    const scene = await (await asked([frame], { file })).take("scene-read");
    expect(scene.frames).toEqual(fromRest(file)[0]?.frames);
    expect(scene.frames[0]).toMatchObject({
      modes: { "C:theme": "dark" },
      children: [{ modes: { "C:theme": "light" }, children: [{ fills: [{ variable: "V:text" }] }, {}] }],
    });
    expect(Object.keys(scene.variables ?? {}).toSorted()).toEqual(["V:black", "V:gone", "V:text"]);
    expect(scene.variables?.["V:text"]?.values).toEqual({
      light: { alias: "V:black" },
      dark: { ...black, r: 1 },
    });
    expect(scene.collections).toEqual({
      "C:theme": {
        name: "Theme",
        modes: [
          { id: "light", name: "light" },
          { id: "dark", name: "dark" },
        ],
        defaultModeId: "light",
      },
      "C:primitives": { name: "Primitives", modes: [{ id: "only", name: "only" }], defaultModeId: "only" },
    });
  });

  it("knows how large the pictures are that it can reach", async () => {
    const picture = (imageRef: string, fields: object = {}) => ({
      type: "IMAGE",
      scaleMode: "FILL",
      imageRef,
      ...fields,
    });
    const crop = {
      scaleMode: "STRETCH",
      imageTransform: [
        [0.5, 0, 0.25],
        [0, 1, 0],
      ],
    };
    const frame = frameOf(
      layer("RECTANGLE", { fills: [picture("near", crop)] }),
      layer("RECTANGLE", { fills: [picture("far", { rotation: 90 })] }),
    );
    const scene = await readFrame(frame, { imageSizes: { near: { width: 640, height: 480 } } });
    expect(scene.frames).toEqual(fromRest(fileWith([frame]))[0]?.frames);
    expect(scene.images).toEqual({ near: { widthPx: 640, heightPx: 480 } });
    expect(scene.frames[0]?.children?.map(({ fills }) => fills?.[0])).toMatchObject([
      { imageHash: "near", transform: crop.imageTransform },
      { imageHash: "far", rotationDeg: 90 },
    ]);
  });

  it("takes patterns, shaders and what is newer for something that is painted, and nobody knows how", async () => {
    const pattern = {
      type: "PATTERN",
      sourceNodeId: "9:9",
      tileType: "RECTANGULAR",
      spacing: { x: 0, y: 0 },
    };
    const shader = { type: "SHADER", id: "s", properties: {} };
    const frame = frameOf(
      layer("RECTANGLE", { fills: [pattern], strokes: [shader] }),
      layer("TEXT", { fills: [{ type: "GLITTER", opacity: 0.5 }] }),
    );
    const { frames } = await readFrame(frame);
    expect(frames).toEqual(fromRest(fileWith([frame]))[0]?.frames);
    expect(frames[0]?.children).toMatchObject([
      { fills: [{ type: "image" }], strokes: [{ type: "image" }] },
      { fills: [{ type: "image", opacity: 0.5 }] },
    ]);
  });

  it("reads several frames, also those in sections, into one scene", async () => {
    const [first, second] = [frameOf(layer("TEXT")), frameOf(layer("TEXT"))];
    const page = [first, layer("SECTION", { children: [second] })];
    const { take } = await asked([first, second], { page });
    expect((await take("scene-read")).frames.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it("leaves no trace on the frame: only a review that was asked for does", async () => {
    const frame = frameOf(layer("TEXT"));
    const { say, take, takeWhole, seen } = await asked([frame]);
    await take("scene-read");
    expect(seen.changes).toEqual([]);
    const review = { at: "2026-03-01T09:00:00Z", engine: "regard 1" };
    say("note-review", { ...review, screens: [{ id: frame.id, findingIds: ["small-text@1:2"] }] });
    await expect.poll(() => seen.changes).toHaveLength(2);
    expect(seen.changes[0]).toEqual({ type: "set", id: frame.id, fields: { relaunchData: { review: "" } } });
    say("read-scene", { frameIds: [frame.id] });
    const [, notes] = await takeWhole("scene-read");
    expect(notes?.frames?.[frame.id]?.last).toEqual({ ...review, findingIds: ["small-text@1:2"] });
  });

  it.each(["", "{", "null", '{"at":"soon","engine":"regard 1","findingIds":[]}'])(
    "takes a damaged note of the last review for none: %s",
    async (written) => {
      const frame = { ...frameOf(layer("TEXT")), pluginData: { plugin: { "last-review": written } } };
      const { takeWhole } = await asked([frame]);
      expect((await takeWhole("scene-read"))[1]?.frames).toBeUndefined();
    },
  );

  it("tells the section that a screen lies in", async () => {
    const frame = frameOf(layer("TEXT"));
    const page = [layer("SECTION", { name: "Checkout", children: [frame] })];
    const { takeWhole } = await asked([frame], { page });
    expect((await takeWhole("scene-read"))[1]?.frames).toEqual({ [frame.id]: { section: "Checkout" } });
  });
});

describe("reading what is out of reach", () => {
  it("takes a component, a style and a variable of a library that never answers for unknown", async () => {
    const alias = { color: { type: "VARIABLE_ALIAS", id: "V:away" } };
    const frame = frameOf(
      layer("INSTANCE", { componentId: "9:away", children: [layer("TEXT")] }),
      layer("RECTANGLE", { styles: { fill: "S:away" }, fills: [{ ...solid(1), boundVariables: alias }] }),
    );
    const file = fileWith([frame], {
      components: { "9:away": { name: "Icon" } },
      styles: { "S:away": { name: "Brand", styleType: "FILL" } },
      variables: { "V:away": { id: "V:away", name: "Brand", resolvedType: "COLOR", valuesByMode: {} } },
    });
    const { take } = await asked([frame], { file, hanging: ["9:away", "S:away", "V:away"] });
    const scene = await take("scene-read");
    expect(scene).toMatchObject({ components: {}, styles: {} });
    expect(scene.variables).toBeUndefined();
    expect(scene.frames[0]?.children).toMatchObject([
      { type: "INSTANCE", children: [{ type: "TEXT" }] },
      { fills: [{ variable: "V:away" }] },
    ]);
  });

  it("reads a text along a path like any other", async () => {
    const text = await onlyChild(layer("TEXT_PATH", { characters: "Round and round", style: TEXT_STYLE }));
    expect(text).toMatchObject({
      type: "TEXT_PATH",
      text: {
        characters: "Round and round",
        resize: "width-and-height",
        runs: [{ sizePx: 16, weight: 400 }],
      },
    });
  });
});

describe("reading that ends early", () => {
  it("is refused for too many layers on several screens, before any is read", async () => {
    const frames = [many(6000), many(6000)];
    const { take } = await asked(frames);
    expect(await take("reading-failed")).toEqual({ reason: "too-large", maxLayers: 10_000 });
  });

  it("reads the first layers of a screen that alone has too many, and says so", async () => {
    const frame = many(10_001);
    const { takeWhole } = await asked([frame]);
    const [scene, notes] = await takeWhole("scene-read");
    expect(scene.frames[0]?.children).toHaveLength(9999);
    expect(notes?.unread?.first).toMatchObject([{ id: frame.id, part: "rest" }]);
  });

  it("gives up for a new request, and answers that one only", async () => {
    const [large, small] = [many(1000), frameOf(layer("TEXT"))];
    const { say, take, untaken } = await asked([large], { page: [large, small] });
    expect((await take("reading-progressed")).layers).toBeGreaterThan(0);
    say("read-scene", { frameIds: [small.id] });
    expect((await take("scene-read")).frames[0]?.id).toBe(small.id);
    say("read-scene", { frameIds: [large.id] });
    expect((await take("scene-read")).frames[0]?.id).toBe(large.id);
    expect(untaken("reading-failed")).toBe(0);
  });

  it("answers nothing when it is cancelled", async () => {
    const [large, small] = [many(1000), frameOf(layer("TEXT"))];
    const { say, take, untaken } = await asked([large], { page: [large, small] });
    await take("reading-progressed");
    say("cancel-reading");
    say("read-scene", { frameIds: [small.id] });
    expect((await take("scene-read")).frames[0]?.id).toBe(small.id);
    expect(untaken("scene-read") + untaken("reading-failed")).toBe(0);
  });

  it("says that a frame is empty", async () => {
    const frame = frameOf(layer("TEXT", { visible: false }));
    const { take } = await asked([frame]);
    expect(await take("reading-failed")).toEqual({ reason: "empty", name: "frame" });
  });

  it("reads the others where one of several frames is gone, before or while they are read", async () => {
    const [large, small, last] = [many(1000), many(2), many(2)];
    const { run, say, take } = await runOnStage({ file: fileWith([large, small, last]) });
    say("read-scene", { frameIds: ["7:7", small.id] });
    expect((await take("scene-read")).frames.map(({ id }) => id)).toEqual([small.id]);
    say("read-scene", { frameIds: [large.id, small.id, last.id] });
    await take("reading-progressed");
    run.changeDocument([{ type: "remove", id: small.id }]);
    expect((await take("scene-read")).frames.map(({ id }) => id)).toEqual([large.id, last.id]);
  });

  it("tells of a frame that is deleted while a library keeps the reading waiting", async () => {
    const frame = frameOf(layer("RECTANGLE", { styles: { fill: "S:away" }, fills: [solid(1)] }));
    const { run, take } = await asked([frame], { hanging: ["S:away"] });
    setTimeout(() => run.changeDocument([{ type: "remove", id: frame.id }]), 500);
    expect((await take("scene-read")).frames.map(({ id }) => id)).toEqual([frame.id]);
    expect((await take("scene-changed")).changes).toEqual([{ id: frame.id, node: null }]);
  });

  it("says that a frame is gone, before or while it is read", async () => {
    const large = many(1000);
    const { run, say, take } = await runOnStage({ file: fileWith([large]) });
    say("read-scene", { frameIds: ["7:7"] });
    expect(await take("reading-failed")).toEqual({ reason: "gone" });
    say("read-scene", { frameIds: [large.id] });
    await take("reading-progressed");
    run.changeDocument([{ type: "remove", id: large.id }]);
    expect(await take("reading-failed")).toEqual({ reason: "gone" });
  });
});

describe("what cannot be read", () => {
  it("is what the editor refuses to tell of", async () => {
    const refused = layer("RECTANGLE", { fills: "none" });
    const scene = await readFrame(frameOf(frameOf(layer("TEXT"), refused), refused));
    expect(scene.frames).toMatchObject([
      { children: [{ children: [{ type: "TEXT" }, { fills: [{ type: "image" }] }] }, { type: "RECTANGLE" }] },
    ]);
  });

  it("is told with its layer and the part of it, once for each", async () => {
    const empty = { type: "SOLID", blendMode: "NORMAL", color: {} };
    const shadow = { type: "DROP_SHADOW", radius: -1 };
    const card = layer("RECTANGLE", { name: "Card", fills: [empty, empty], effects: [shadow] });
    const title = layer("TEXT", { name: "Title", style: { ...TEXT_STYLE, fontSize: 0 } });
    const frame = frameOf(card, title, layer("TEXT"));
    const { say, takeWhole } = await runOnStage({ file: fileWith([frame]) });
    say("read-scene", { frameIds: [frame.id], requestId: 7 });
    const [scene, notes] = await takeWhole("scene-read");
    expect(scene.frames[0]?.children?.map(({ name }) => name)).toEqual(["Card", "text"]);
    expect(notes).toMatchObject({
      requestId: 7,
      unread: {
        count: 3,
        first: [
          { id: card.id, name: "Card", part: "fill", reason: "a number from 0 to 1 is missing" },
          { id: card.id, name: "Card", part: "effect" },
          { id: title.id, name: "Title", part: "text" },
        ],
      },
    });
  });

  it("is nothing where all can be read", async () => {
    const frame = frameOf(layer("TEXT"));
    const { takeWhole } = await asked([frame]);
    expect((await takeWhole("scene-read"))[1]).toEqual({});
  });

  it("is what lies deeper than any design", async () => {
    let deep = layer("RECTANGLE");
    for (let level = 0; level < 1000; level += 1) deep = frameOf(deep);
    let read: CapturedNode | undefined = (await readFrame(deep)).frames[0];
    let levels = 0;
    for (; read; read = read.children?.[0]) levels += 1;
    expect(levels).toBe(200);
  });
});
