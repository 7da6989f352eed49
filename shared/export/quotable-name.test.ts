import { expect, test } from "vitest";
import { quotableName } from "./quotable-name.ts";

test.each([
  ["an ordinary name", "Zoé’s Atelier, no. 2", "Zoé’s Atelier, no. 2"],
  ["a version and a time", "Checkout 2.0 at 12:30", "Checkout 2.0 at 12:30"],
  ["a pair of words", "UX/UI", "UX/UI"],
  ["years", "Season 2026-2027", "Season 2026-2027"],
  ["a family of emoji, which joins its people", "👨‍👩‍👧 Ltd", "👨‍👩‍👧 Ltd"],
  ["the address of a page", "https://evil.example/login", "https: evil. example/login"],
  ["a host", "www.evil.example", "www. evil. example"],
  ["a host with a dot of another script", "evil。example．com", "evil。 example． com"],
  ["an address of mail", "help@evil.example", "help@ evil. example"],
  ["a share", String.raw`\\evil\share`, String.raw`evil\share`],
  ["a telephone number", "Call +1 (555) 010-0199 now", "Call … now"],
  ["a Belgian one", "0470/12 34 56 78", "…"],
  ["one in other digits", "٠٦١٢٣٤٥٦٧٨", "…"],
  ["one with dashes", "06–12–34–56–78", "…"],
  ["an address in pieces that nobody sees", "evil\u200B.\u2060example", "evil. example"],
  ["the end of its quotation", "Zoé” Sign in. “", "Zoé' Sign in. '"],
  ["lines", "Locked.\r\n\tSign in", "Locked. Sign in"],
  ["a turned direction", "\u202Eevil\u2066", "evil"],
])("%s", (_, name, said) => {
  expect(quotableName(name)).toBe(said);
});

test("a long one is cut", () => {
  expect(quotableName("evil.".repeat(40))).toHaveLength(60);
});
