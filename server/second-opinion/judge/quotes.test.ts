import { expect, test } from "vitest";
import { holds, quotesIn, unquoted } from "./quotes.ts";

test("quotes stand between the marks of both languages, and an apostrophe is none", () => {
  expect(quotesIn(`“Pay”, "Pay now", « Payer », ‘Later’ and 'Never', but don't or l’heure d’été`)).toEqual([
    "Pay",
    "Pay now",
    "Payer",
    "Later",
    "Never",
  ]);
  expect(unquoted("“Pay” is “Pay”")).toBe("“” is “”");
});

test.each([
  ["$ 50 / mo", "$50/ mo", true],
  ["Order Summary", "order summary:", true],
  ["Free delivery from €60 for members", "Free delivery … members", true],
  ["Free delivery", "delivery … Free", false],
  ["Total 42 €", "Total 43 €", false],
])("%s holds %s: %s", (text, quote, expected) => {
  expect(holds(text, quote)).toBe(expected);
});
