import { expect, test } from "vitest";
import { openWordSet } from "../../shared/review/spelling/automaton.ts";
import { buildAutomaton } from "./build-automaton.ts";
import { packAutomaton } from "./pack-automaton.ts";

const open = (words: readonly string[]) => openWordSet(packAutomaton(buildAutomaton(words)));

/** All words of up to four letters out of three. */
const words = (length: number): readonly string[] =>
  length === 0
    ? [""]
    : words(length - 1).flatMap((word) => [word, ..."aéz".split("").map((one) => one + word)]);

test("a packed set has its words and no others", () => {
  const all = [...new Set(words(4))].filter((word) => word !== "").toSorted((a, b) => (a < b ? -1 : 1));
  const some = all.filter((_, index) => index % 3 === 0);
  const { has } = open(some);
  expect(all.filter(has)).toEqual(some);
});

test("the start, the end and a part of a word are none", () => {
  const { has, begins } = open(["order", "orders", "reorder"]);
  expect(["ord", "der", "ordersx", "", "éé", "Order", "or-der"].filter(has)).toEqual([]);
  expect(["ord", "der", "ordersx", "orders", "re", "é"].filter(begins)).toEqual(["ord", "orders", "re"]);
});

test("words with one ending share it", () => {
  const { edges } = buildAutomaton(["pays", "plays"]);
  const [p] = edges;
  const [a, l] = p?.target.edges ?? [];
  expect(l?.target.edges[0]?.target).toBe(a?.target);
});
