import { describe, expect, test } from "vitest";
import { FigError } from "../fig-error.ts";
import { encode, encodeSchema, schemaOf } from "./testing.ts";
import { decode } from "./decode.ts";
import { readSchema } from "./read-schema.ts";

const SCHEMA = schemaOf(`
enum Color: RED, GREEN
struct Point: x float, y float
struct Nothing: none Nothing
message Tree: name string, color Color, points Point[], bytes byte[], count int, size uint, isOpen bool, children Tree[]
`);

const TREE = {
  name: "Tülu 🌳",
  color: "GREEN",
  points: [
    { x: 0, y: -1.5 },
    { x: 1e-7, y: 65_504 },
  ],
  bytes: Uint8Array.of(1, 2, 255),
  count: -300,
  size: 4_294_967_295,
  isOpen: true,
  children: [{ name: "" }],
};

const faultOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error instanceof FigError ? error.fault : error;
  }
  return "none";
};

describe("a message of Kiwi", () => {
  test("is read as it was written", () => {
    const read = decode(readSchema(encodeSchema(SCHEMA)), "Tree", encode(SCHEMA, "Tree", TREE));
    expect(read).toMatchObject({ ...TREE, points: [{ x: 0, y: -1.5 }, { y: 65_504 }] });
    expect((read["points"] as readonly { x: number }[])[1]?.x).toBeCloseTo(1e-7, 12);
  });

  test("that ends early is refused", () => {
    const bytes = encode(SCHEMA, "Tree", TREE);
    for (let length = 0; length < bytes.length; length++)
      expect(faultOf(() => decode(SCHEMA, "Tree", bytes.subarray(0, length)))).toBe("cut-off");
  });

  test("with a field that its schema lacks is refused", () => {
    expect(faultOf(() => decode(SCHEMA, "Tree", Uint8Array.of(99, 0)))).toBe("damaged");
  });

  test("is refused when its objects never stop nesting", () => {
    expect(faultOf(() => decode(SCHEMA, "Nothing", new Uint8Array(0)))).toBe("too-large");
    const deep = new Uint8Array(10_000).map((_, index) => (index % 2 === 0 ? 8 : 1));
    expect(faultOf(() => decode(SCHEMA, "Tree", deep))).toBe("too-large");
  });

  test("is refused when a list is longer than any design, though its elements take no bytes", () => {
    const schema = [
      { name: "Empty", kind: "struct", fields: [] },
      { name: "Root", kind: "message", fields: [{ name: "list", type: 0, isList: true, value: 1 }] },
    ] as const;
    const bytes = Uint8Array.of(1, 255, 255, 255, 255, 15, 0);
    expect(faultOf(() => decode(schema, "Root", bytes))).toBe("too-large");
  });
});

describe("a schema of Kiwi", () => {
  test("is read as it was written", () => {
    expect(readSchema(encodeSchema(SCHEMA))).toEqual(SCHEMA);
  });

  test("is refused with a type that is not defined", () => {
    const schema = [
      { name: "Root", kind: "message", fields: [{ name: "x", type: 7, isList: false, value: 1 }] },
    ] as const;
    expect(faultOf(() => readSchema(encodeSchema(schema)))).toBe("damaged");
  });

  test.each(["__proto__", "", "a b", "x".repeat(200)])("is refused with the name “%s”", (name) => {
    const schema = [
      { name: "Root", kind: "message", fields: [{ name, type: "int", isList: false, value: 1 }] },
    ] as const;
    expect(faultOf(() => readSchema(encodeSchema(schema)))).toBe("damaged");
  });

  test("is refused when it says that it has a million definitions", () => {
    expect(faultOf(() => readSchema(Uint8Array.of(192, 132, 61)))).toBe("too-large");
  });
});
