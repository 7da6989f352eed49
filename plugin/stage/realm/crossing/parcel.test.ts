import { describe, expect, it } from "vitest";
import { pack, openParcel } from "./parcel.ts";

describe("a parcel", () => {
  it.each([
    ["plain data", { a: [1, "x", null, true], b: { c: "\u0001" } }],
    ["bytes at any depth", { list: [{ png: new Uint8Array([1, 2]) }, new Uint8Array(0)] }],
    ["what is undefined on purpose", { fields: { characters: undefined }, list: [undefined, 1] }],
    ["nothing at all", undefined],
  ])("brings back %s", (_, value) => {
    expect(openParcel(pack(value))).toStrictEqual(value);
  });

  it("takes long texts as they are", () => {
    const value = { layers: '"long" text', list: ["\u0000part", "long text", "short", undefined] };
    const parcel = pack(value, 8);
    expect(parcel.parts).toEqual(['"long" text', "long text"]);
    expect(openParcel(parcel)).toStrictEqual(value);
  });

  it("takes the bytes of a Buffer and of a part of a buffer", () => {
    const part = new Uint8Array([9, 1, 2, 9]).subarray(1, 3);
    expect(openParcel(pack([Buffer.from([1, 2]), part]))).toEqual([
      new Uint8Array([1, 2]),
      new Uint8Array([1, 2]),
    ]);
  });
});
