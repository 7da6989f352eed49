import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { signatureHeader } from "./sign.ts";

const SECRET = "whsec_test";
const PAYLOAD = JSON.stringify({ id: "evt_1", object: "event", name: "Café 9 €" });

test("a signature is the one that the SDK makes", () => {
  expect(signatureHeader(PAYLOAD, SECRET, 1_800_000_000)).toBe(
    Stripe.webhooks.generateTestHeaderString({
      payload: PAYLOAD,
      secret: SECRET,
      timestamp: 1_800_000_000,
    }),
  );
});

test.each([
  ["another secret", PAYLOAD, "whsec_other"],
  ["another body", `${PAYLOAD} `, SECRET],
])("%s is refused by the SDK", (_, payload, secret) => {
  const header = signatureHeader(PAYLOAD, SECRET, Math.floor(Date.now() / 1000));
  expect(() => Stripe.webhooks.constructEvent(payload, header, secret)).toThrow();
});
