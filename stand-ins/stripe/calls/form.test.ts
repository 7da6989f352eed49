import { describe, expect, test } from "vitest";
import { parseForm } from "./form.ts";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a form", () => {
  test.each([
    ["", {}],
    ["a=1&b=", { a: "1", b: "" }],
    [
      "items[0][price]=p&items[0][quantity]=2&items[1][price]=q",
      { items: [{ price: "p", quantity: "2" }, { price: "q" }] },
    ],
    ["expand[]=a&expand[]=b", { expand: ["a", "b"] }],
    ["list[10]=k&list[2]=c", { list: ["c", "k"] }],
    ["metadata[a b]=c%26d&metadata[e]=", { metadata: { "a b": "c&d", e: "" } }],
    ["a=1&a=2", { a: "2" }],
  ])("%s is read with its brackets", (text, expected) => {
    expect(plain(parseForm(text))).toEqual(expected);
  });

  test("cannot reach the prototype of anything", () => {
    const read = parseForm("metadata[__proto__]=x&a[constructor][prototype][bad]=1&__proto__[bad]=1");
    expect(({} as { bad?: string }).bad).toBeUndefined();
    expect(plain(read["metadata"])).toEqual(JSON.parse('{"__proto__":"x"}'));
  });

  test("that is nested too deeply is refused", () => {
    expect(() => parseForm(`a${"[b]".repeat(11)}=1`)).toThrow("nested too deeply");
  });
});
