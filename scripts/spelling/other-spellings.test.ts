import { expect, test } from "vitest";
import { spellingsOf } from "./other-spellings.ts";

test.each([
  ["color", "colour"],
  ["organize", "organise"],
  ["personalization", "personalisation"],
  ["theater", "theatre"],
  ["canceled", "cancelled"],
  ["traveler", "traveller"],
  ["license", "licence"],
  ["catalogs", "catalogues"],
  ["jewelry", "jewellery"],
  ["installment", "instalment"],
])("%s is also written %s", (american, british) => {
  expect(spellingsOf(american, "en")).toContain(british);
});

test.each(["humorous", "honorary", "smiling", "scheduler", "prize", "doctor", "meter reading"])(
  "%s is British too",
  (word) => {
    expect(spellingsOf(word, "en")).toEqual([word]);
  },
);

test.each([
  ["connaître", "connaitre"],
  ["coûter", "couter"],
  ["cédera", "cèdera"],
  ["réglementaire", "règlementaire"],
])("%s is also written %s", (older, reformed) => {
  expect(spellingsOf(older, "fr")).toContain(reformed);
});
