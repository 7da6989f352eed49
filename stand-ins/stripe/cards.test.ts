import { describe, expect, test } from "vitest";
import { attachDecline, chargeOutcome, findCard, TEST_CARDS, type TestCard } from "./cards.ts";

const card = (number: string): TestCard => {
  const found = findCard(number);
  if (!found) throw new Error(`No test card ${number}`);
  return found;
};

const AWAY = { isPresent: false, isAuthenticated: false, isSetUp: false };
const PRESENT = { ...AWAY, isPresent: true };
const PROVEN = { ...PRESENT, isAuthenticated: true };
const SET_UP = { ...AWAY, isSetUp: true };

describe("a test card", () => {
  test.each([
    ["4242 4242 4242 4242", PRESENT, "paid"],
    ["4242 4242 4242 4242", AWAY, "paid"],
    ["4000 0000 0000 0002", PRESENT, "declined"],
    ["4000 0000 0000 0341", PRESENT, "paid"],
    ["4000 0000 0000 0341", AWAY, "declined"],
    ["4000 0025 0000 3155", PRESENT, "challenge"],
    ["4000 0025 0000 3155", PROVEN, "paid"],
    ["4000 0025 0000 3155", AWAY, "challenge"],
    ["4000 0025 0000 3155", SET_UP, "paid"],
    ["4000 0027 6000 3184", SET_UP, "challenge"],
    ["4000 0027 6000 3184", PROVEN, "paid"],
  ])("%s, %o: %s", (number, attempt, expected) => {
    expect(chargeOutcome(card(number), attempt).kind).toBe(expected);
  });

  test("that is always declined cannot be attached, and the one that fails later can", () => {
    expect(attachDecline(card("4000000000000002"))?.code).toBe("card_declined");
    expect(attachDecline(card("4000000000000341"))).toBeNull();
    expect(attachDecline(card("4000002760003184"))).toBeNull();
  });

  test("is known by its number and by its token, and there are no two of a kind", () => {
    for (const one of TEST_CARDS) expect([findCard(one.number), findCard(one.token)]).toEqual([one, one]);
    expect(new Set(TEST_CARDS.flatMap(({ number, token }) => [number, token])).size).toBe(
      TEST_CARDS.length * 2,
    );
    expect(findCard("4111111111111111")).toBeUndefined();
  });
});
