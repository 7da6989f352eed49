import { describe, expect, test } from "vitest";
import { FigError } from "../fig-error.ts";
import { schemaOf } from "../../../tests/fig/encode-kiwi.ts";
import { decode } from "./decode.ts";

const SCHEMA = schemaOf(`
enum Color: RED, GREEN
struct Point: x float, y float
struct Nothing: none Nothing
message Tree: name string, color Color, points Point[], bytes byte[], count int, size uint, isOpen bool, children Tree[]
`);

const faultOf = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error instanceof FigError ? error.fault : error;
  }
  return "none";
};

describe("a message of Kiwi", () => {
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
