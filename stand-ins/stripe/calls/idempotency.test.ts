import { beforeEach, describe, expect, test } from "vitest";
import { createIdempotencyKeys, fingerprintOf, type Answered, type IdempotencyKeys } from "./idempotency.ts";

const HOUR_MS = 3_600_000;
const ONE = fingerprintOf("POST", "/v1/customers", "email=a");
const OTHER = fingerprintOf("POST", "/v1/customers", "email=b");
const answered = (more: Partial<Answered> = {}): Answered => ({
  fingerprint: ONE,
  status: 200,
  body: "{}",
  atMs: 0,
  request: "req_1",
  ...more,
});

let nowMs: number;
let keys: IdempotencyKeys;
beforeEach(() => {
  nowMs = 0;
  keys = createIdempotencyKeys(() => nowMs);
});

const errorOf = (claim: () => unknown): unknown => {
  try {
    return claim();
  } catch (error) {
    return error;
  }
};

describe("an idempotency key", () => {
  test("is new once, and then answers what was answered", () => {
    expect(keys.claim("k", ONE)).toBeUndefined();
    keys.remember("k", answered());
    expect(keys.claim("k", ONE)).toEqual(answered());
  });

  test("answers a stored 500 again", () => {
    keys.claim("k", ONE);
    keys.remember("k", answered({ status: 500 }));
    expect(keys.claim("k", ONE)).toMatchObject({ status: 500 });
  });

  test("with other parameters is an error, while it runs and after", () => {
    const wrong = { status: 400, body: { type: "idempotency_error" } };
    keys.claim("k", ONE);
    expect(errorOf(() => keys.claim("k", OTHER))).toMatchObject(wrong);
    keys.remember("k", answered());
    expect(errorOf(() => keys.claim("k", OTHER))).toMatchObject(wrong);
  });

  test("that is in use is a conflict", () => {
    keys.claim("k", ONE);
    expect(errorOf(() => keys.claim("k", ONE))).toMatchObject({
      status: 409,
      body: { code: "idempotency_key_in_use" },
    });
  });

  test("that was let go is new again", () => {
    keys.claim("k", ONE);
    keys.forget("k");
    expect(keys.claim("k", OTHER)).toBeUndefined();
  });

  test("is forgotten after a day", () => {
    keys.claim("k", ONE);
    keys.remember("k", answered());
    nowMs = 24 * HOUR_MS;
    expect(keys.claim("k", ONE)).toBeDefined();
    nowMs += 1;
    expect(keys.claim("k", OTHER)).toBeUndefined();
  });

  test("has at most 255 characters", () => {
    expect(errorOf(() => keys.claim("k".repeat(256), ONE))).toMatchObject({ status: 400 });
  });

  test("outlives a restart, with its answer", () => {
    keys.claim("k", ONE);
    keys.remember("k", answered());
    const again = createIdempotencyKeys(() => nowMs, keys.toJSON());
    expect(again.claim("k", ONE)).toEqual(answered());
  });
});
