import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { realDesigns } from "../../tests/real-designs.ts";
import { image, layer, sceneOf, solid, text } from "../scene/testing.ts";
import { fromRest } from "../scene/rest/from-rest.ts";
import type { Scene } from "../scene/scene.ts";
import { sceneField } from "./scene-field.ts";

const screen = (): Scene =>
  sceneOf(
    layer({ name: "Sign in", width: 390, height: 844, fill: "#ffffff" }, [
      text("Welcome", { sizePx: 24 }),
      layer({ fills: [image, solid("#123456", 0.5)], opacity: 0.5 }),
    ]),
  );

const frameOf = (scene: Scene) => scene.frames[0] ?? expect.fail("The scene has no frame.");

/** The screen with other fields in its frame. */
const withFrame = (fields: object): unknown => {
  const scene = screen();
  return { ...scene, frames: [{ ...frameOf(scene), ...fields }] };
};

function faultOf(value: unknown): string {
  const { error } = sceneField.safeParse(value);
  const [issue] = error?.issues ?? [];
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "none";
}

/** One layer inside another, so deep; built from the inside, as recursion would end the process. */
function nested(depth: number): unknown {
  let node: object = { ...layer(), id: "0" };
  for (let level = 1; level < depth; level += 1) node = { ...layer(), id: String(level), children: [node] };
  return { ...screen(), frames: [node] };
}

const wide = (count: number): unknown =>
  withFrame({ children: Array.from({ length: count - 1 }, (_, index) => ({ ...layer(), id: `w${index}` })) });

test("a scene comes back as it is", () => {
  const scene = screen();
  expect(sceneField.parse(structuredClone(scene))).toEqual(scene);
});

test("so does one with a picture whose size is known", () => {
  const scene: Scene = {
    ...sceneOf(layer({ fills: [{ type: "image", scaleMode: "fill", imageHash: "photo", rotationDeg: 90 }] })),
    images: { photo: { widthPx: 640, heightPx: 480 } },
  };
  expect(sceneField.parse(structuredClone(scene))).toEqual(scene);
});

test("what is unknown is left out, at every level", () => {
  const scene = screen();
  const [frame] = scene.frames;
  const dirty = { ...scene, owner: "x", frames: [{ ...frame, note: "x", box: { ...frame?.box, z: 1 } }] };
  expect(sceneField.parse(dirty)).toEqual(scene);
});

describe("what is wrong is named by its place", () => {
  test.each<[string, unknown, string]>([
    ["nothing", null, ": Invalid input"],
    ["a list", [], ": Invalid input"],
    ["another schema", { ...screen(), schema: 2 }, "schema: "],
    ["no frame", { ...screen(), frames: [] }, "frames: "],
    ["a frame that is none", { ...screen(), frames: [null] }, "frames.0: "],
    [
      "eleven frames",
      { ...screen(), frames: Array.from({ length: 11 }, (_, index) => ({ ...layer(), id: `f${index}` })) },
      "frames: ",
    ],
    [
      "a width that is no number",
      withFrame({ box: { x: 0, y: 0, width: "1", height: 1 } }),
      "frames.0.box.width: ",
    ],
    ["a number without an end", withFrame({ opacity: Infinity }), "frames.0.opacity: "],
    [
      "a number beyond any canvas",
      withFrame({ box: { x: 1e300, y: 0, width: 1, height: 1 } }),
      "frames.0.box.x: ",
    ],
    ["a negative size", withFrame({ box: { x: 0, y: 0, width: -1, height: 1 } }), "frames.0.box.width: "],
    ["NUL in a name", withFrame({ name: "a\0" }), "frames.0.name: must not contain NUL"],
    ["NUL in a key", { ...screen(), styles: { "a\0": { name: "x", type: "fill" } } }, "styles.a\0: "],
    ["a very long name", withFrame({ name: "x".repeat(10_001) }), "frames.0.name: "],
    [
      "a variable without a colour",
      { ...screen(), variables: { v: { name: "V", collectionId: "c", values: { m: { r: 2 } } } } },
      "variables.v.values.m: ",
    ],
    [
      "101 modes",
      {
        ...screen(),
        collections: {
          c: {
            name: "C",
            defaultModeId: "m",
            modes: Array.from({ length: 101 }, () => ({ id: "m", name: "M" })),
          },
        },
      },
      "collections.c.modes: ",
    ],
    [
      "201 collections",
      {
        ...screen(),
        collections: Object.fromEntries(
          Array.from({ length: 201 }, (_, at) => [`c${at}`, { name: "C", defaultModeId: "m", modes: [] }]),
        ),
      },
      "collections: must have 200 keys at most",
    ],
    ["an empty id", withFrame({ id: "" }), "frames.0.id: "],
    ["an unknown paint", withFrame({ fills: [{ type: "water" }] }), "frames.0.fills.0.type: "],
    [
      "a text without letters that look like anything",
      withFrame({ text: { ...text("Sign in").text, runs: [] } }),
      "frames.0.text.runs: ",
    ],
    ["children that are no list", withFrame({ children: {} }), "frames.0.children: "],
    ["a fault in a child", withFrame({ children: [{ ...layer(), type: 7 }] }), "frames.0.children.0.type: "],
    [
      "two layers of one id",
      withFrame({
        children: [
          { ...layer(), id: "same" },
          { ...layer(), id: "same" },
        ],
      }),
      "id: is the id of another layer too",
    ],
    ["10,001 layers", wide(10_001), "frames: must have 10000 layers at most"],
    ["201 levels", nested(201), "frames: must have 200 levels of layers at most"],
    ["a million levels", nested(1_000_000), "frames: must have"],
  ])("%s", (_, value, fault) => {
    expect(faultOf(value)).toContain(fault);
  });

  test("200 levels and 10,000 layers are none", () => {
    expect(faultOf(nested(200))).toBe("none");
    expect(faultOf(wide(10_000))).toBe("none");
  });
});

test("it can be told as JSON Schema, also that layers hold layers", () => {
  const schema = JSON.stringify(z.toJSONSchema(sceneField, { unrepresentable: "any", io: "input" }));
  expect(schema).toContain('"children":{"type":"array","items":{"$ref"');
});

describe.skipIf(realDesigns().length === 0)("on real designs", () => {
  test.each(realDesigns())("every screen of $name is a scene", ({ json }) => {
    for (const scene of fromRest(json))
      for (const frame of scene.frames) {
        const one = { ...scene, frames: [frame] };
        expect(sceneField.parse(structuredClone(one))).toEqual(one);
      }
  });
});
