import { expect, test } from "vitest";
import { createCallFaults } from "./call-faults.ts";

test("a fault is taken once, unless more were asked", () => {
  const faults = createCallFaults();
  faults.next({ kind: "500" });
  faults.next({ kind: "429", times: 2 });
  expect(["a", "b", "c", "d"].map((call) => faults.take(call)?.kind)).toEqual([
    "500",
    "429",
    "429",
    undefined,
  ]);
});

test("a fault waits for the call that it is for", () => {
  const faults = createCallFaults();
  faults.next({ kind: "500", match: /^POST/ });
  expect(faults.take("GET /v1/prices")).toBeUndefined();
  expect(faults.take("POST /v1/prices")?.kind).toBe("500");
});

test("who waits is let go by `clear`, by giving up, and at once after giving up", async () => {
  const faults = createCallFaults();
  const patient = faults.hold(new AbortController().signal);
  const impatient = new AbortController();
  const given = faults.hold(impatient.signal);
  expect(faults.heldCount()).toBe(2);
  impatient.abort();
  await given;
  expect(faults.heldCount()).toBe(1);
  faults.clear();
  await patient;
  await faults.hold(AbortSignal.abort());
  expect(faults.heldCount()).toBe(0);
});
