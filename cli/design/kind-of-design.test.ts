import { expect, test } from "vitest";
import { isJson } from "./kind-of-design.ts";

test.each<[string, string, "json" | "fig"]>([
  ["an object", '{"id":1}', "json"],
  ["a list", "[", "json"],
  ["JSON after white space", " \r\n\t{", "json"],
  ["JSON after a mark of the byte order and white space", "\uFEFF\n{", "json"],
  ["a zip", "PK\u0003\u0004…", "fig"],
  ["a canvas without its zip", "fig-kiwi\u0000", "fig"],
  ["nothing but white space", " \n", "fig"],
  ["a text", "nope", "fig"],
])("%s is told by its first bytes", (_, content, kind) => {
  expect(isJson(new TextEncoder().encode(content))).toBe(kind === "json");
});
