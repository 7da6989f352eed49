import { expect, test } from "vitest";
import { kindOfDesign, type Kind } from "./kind-of-design.ts";

test.each<[string, string, Kind | null]>([
  ["an object", '{"id":1}', "json"],
  ["a list", "[", "json"],
  ["JSON after white space", " \r\n\t{", "json"],
  ["JSON after a mark of the byte order and white space", "\uFEFF\n{", "json"],
  ["a zip", "PK\u0003\u0004…", "fig"],
  ["a canvas without its zip", "fig-kiwi\u0000", "fig"],
  ["a board of the same design tool", "fig-jam.\u0000", "fig"],
  ["a zip that ends at once", "PK", null],
  ["an empty file", "", null],
  ["nothing but white space", " \n", null],
  ["a text", "nope", null],
  ["a picture", "\u0089PNG", null],
])("%s is told by its first bytes", (_, content, kind) => {
  expect(kindOfDesign(new TextEncoder().encode(content))).toBe(kind);
});
