import { describe, expect, test } from "vitest";
import { sceneField } from "../shared/api/scene-field.ts";
import { reviewFrame } from "../shared/review/review.ts";
import { everyNode } from "../shared/scene/every-node.ts";
import { fromRest } from "../shared/scene/rest/from-rest.ts";
import { readLibraryTables } from "../shared/scene/rest/read-library.ts";
import type { SceneNode } from "../shared/scene/scene.ts";
import { HANDLES, node, page, solid as red, style } from "./rest-file.ts";

const LARGE = { x: 0, y: 0, width: 240, height: 240 };
const LETTERS = { italic: true, letterSpacing: 1, textCase: "UPPER", hyperlink: { type: "NODE" } };
const PARAGRAPHS = { textAlignHorizontal: "CENTER", paragraphSpacing: 8, maxLines: 2 };

/** A small design with something of everything that a reader reads. */
const DESIGN = {
  name: "Shop",
  components: { "9:1": { name: "On", componentSetId: "9:0" } },
  componentSets: { "9:0": { name: "Switch" } },
  styles: { "S:1": { name: "Text", styleType: "FILL", remote: true, style } },
  variables: {
    "V:1": {
      name: "Text",
      variableCollectionId: "C:1",
      resolvedType: "COLOR",
      valuesByMode: { "1:0": { r: 0, g: 0, b: 0, a: 1 }, "1:1": { type: "VARIABLE_ALIAS", id: "V:2" } },
    },
  },
  variableCollections: {
    "C:1": { name: "Theme", modes: [{ modeId: "1:0", name: "Light" }], defaultModeId: "1:0" },
  },
  document: {
    id: "0:0",
    name: "Document",
    type: "DOCUMENT",
    children: [
      {
        id: "0:1",
        name: "Page",
        type: "CANVAS",
        children: [
          {
            ...node({ id: "1:1", explicitVariableModes: { "C:1": "1:0" }, styles: { fills: "S:1" } }),
            rectangleCornerRadii: [4, 4, 0, 0],
            cornerRadius: 8,
            opacity: 0.9,
            fills: [
              { ...red, boundVariables: { color: { type: "VARIABLE_ALIAS", id: "V:1" } } },
              {
                type: "IMAGE",
                scaleMode: "STRETCH",
                imageRef: "a",
                imageTransform: [
                  [1, 0, 0],
                  [0, 1, 0],
                ],
              },
              {
                type: "GRADIENT_LINEAR",
                gradientHandlePositions: HANDLES,
                gradientStops: [
                  { position: 0, color: red.color },
                  { position: 1, color: red.color },
                ],
              },
            ],
            strokes: [red],
            strokeWeight: 2,
            strokeAlign: "CENTER",
            individualStrokeWeights: { top: 1, right: 1, bottom: 1, left: 1 },
            effects: [{ type: "DROP_SHADOW", radius: 4, offset: { x: 0, y: 1 }, color: red.color }],
            layoutMode: "HORIZONTAL",
            itemSpacing: 8,
            counterAxisAlignItems: "CENTER",
            layoutSizingHorizontal: "FILL",
            layoutSizingVertical: "HUG",
            constraints: { horizontal: "CENTER", vertical: "TOP" },
            interactions: [
              {
                trigger: { type: "ON_CLICK" },
                actions: [{ type: "CONDITIONAL", conditionalBlocks: [{ actions: [{ type: "BACK" }] }] }],
              },
            ],
            boundVariables: { size: { x: { type: "VARIABLE_ALIAS", id: "V:3" } } },
            children: [
              node({
                id: "1:9",
                type: "TEXT",
                characters: "Hello",
                style: { ...style, ...LETTERS, ...PARAGRAPHS },
                characterStyleOverrides: [0, 1, 1],
                styleOverrideTable: { 1: { fontWeight: 700, fills: [red] } },
              }),
              node({
                id: "1:4",
                type: "ELLIPSE",
                arcData: { startingAngle: 0, endingAngle: 3, innerRadius: 0.5 },
              }),
              node({
                id: "1:3",
                type: "INSTANCE",
                componentId: "9:1",
                componentProperties: { State: { type: "VARIANT", value: "On" } },
              }),
            ],
          },
          node({ id: "2:1" }),
        ],
      },
      page([
        {
          id: "3:0",
          type: "GROUP",
          children: ["3:1", "3:2"].map((id) => node({ id, absoluteBoundingBox: LARGE })),
        },
      ]),
    ],
  },
};

const JUNK: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["a text", "junk"],
  ["-1", -1],
  ["1e999", JSON.parse("1e999")],
  ["an object", {}],
  ["a list", []],
];

/** Every place of a JSON value, as the keys that lead there. */
const placesIn = (value: unknown): readonly (readonly string[])[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...placesIn(inner).map((keys) => [key, ...keys]),
      ])
    : [];

function replaced(value: unknown, [key, ...keys]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const inner = replaced((value as Record<string, unknown>)[key], keys, by);
  return Array.isArray(value)
    ? value.map((one: unknown, at) => (at === Number(key) ? inner : one))
    : { ...(value as object), [key]: inner };
}

const idsIn = (nodes: readonly SceneNode[]): readonly string[] =>
  nodes.flatMap((node) => everyNode(node).map(({ id }) => id));

/** A layer is nothing without these. */
const ESSENTIAL = /,(id|type|characters|style|style,fontSize|absoluteBoundingBox(,\w+)?)$/;

/** The ids of the layers of a file, but for those in one place. */
function layersIn(value: unknown, but: string | undefined, at = ""): readonly string[] {
  if (typeof value !== "object" || value === null || at === but) return [];
  const { id, absoluteBoundingBox } = value as { id?: unknown; absoluteBoundingBox?: unknown };
  const own = typeof id === "string" && absoluteBoundingBox !== undefined ? [id] : [];
  const inner = Object.entries(value).flatMap(([key, one]) => layersIn(one, but, at ? `${at},${key}` : key));
  return [...own, ...inner];
}

const NO_DESIGN = new Set(["document", "document,type"]);
const places = placesIn(DESIGN).flatMap((keys) => {
  const name = keys.join(",");
  return NO_DESIGN.has(name) ? [] : [[name, keys] as const];
});

describe.each(JUNK)("with %s in any place of a file", (_, junk) => {
  test("all other layers are read", () => {
    for (const [name, keys] of places) {
      const json = replaced(DESIGN, keys, junk);
      const lost = ESSENTIAL.test(name) ? name.replace(ESSENTIAL, "") : undefined;
      const read = idsIn(fromRest(json).flatMap(({ frames }) => frames));
      expect(read, name).toEqual(expect.arrayContaining([...layersIn(json, lost)]));
    }
  });

  test("what is read can be sent", () => {
    for (const [name, keys] of places)
      for (const scene of fromRest(replaced(DESIGN, keys, junk))) {
        if (scene.frames.length === 0) continue;
        expect(sceneField.safeParse(JSON.parse(JSON.stringify(scene))), name).toEqual({
          success: true,
          data: scene,
        });
      }
  });

  test("what is read can be reviewed", () => {
    const crashes: string[] = [];
    for (const [name, keys] of places)
      for (const scene of fromRest(replaced(DESIGN, keys, junk)))
        for (const frame of scene.frames)
          reviewFrame(scene, frame, { log: (message) => crashes.push(`${name}: ${message}`) });
    expect(crashes).toEqual([]);
  });
});

/** Variables, paints and the like, which are nothing without any of their parts. */
const WHOLES = /^(variable|component)|,(fills|strokes|effects|actions|arcData|hyperlink),|,(name|fontSize)$/;

test("a part that is damaged takes no other with it", () => {
  const readWith = (keys: readonly string[], value: unknown) => {
    const json = replaced(DESIGN, keys, value) as typeof DESIGN;
    return [fromRest(json).map(({ frames }) => frames), readLibraryTables(json)];
  };
  for (const [name, keys] of places)
    if (!WHOLES.test(name)) expect(readWith(keys, Infinity), name).toEqual(readWith(keys, undefined));
});
