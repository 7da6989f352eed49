import { expect, test } from "vitest";
import { text } from "../../../scene/testing.ts";
import { sightOf } from "../testing.ts";
import { prices } from "./prices.ts";

test.each([
  "€24.00",
  "$ 9",
  "1 x 359 ₽",
  "2× €4",
  "3,33$ в месяц",
  "$12 / month",
  "$5 per week",
  "8 € par mois",
])("“%s” is a price", (characters) => {
  expect(prices(sightOf([text(characters, { y: 200 })]))).toHaveLength(1);
});

test.each(["24", "1 x 359", "Save €24 today", "12 per week"])("“%s” is none", (characters) => {
  expect(prices(sightOf([text(characters, { y: 200 })]))).toEqual([]);
});
