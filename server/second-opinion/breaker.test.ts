import { expect, test } from "vitest";
import { makeBreaker } from "./breaker.ts";

function breakerWithClock() {
  let time = 0;
  const breaker = makeBreaker(() => time);
  return {
    breaker,
    wait: (ms: number) => {
      time += ms;
    },
    fail: (times: number) => {
      for (let count = 0; count < times; count++) breaker.failed();
    },
  };
}

test("asks on after four failures, and no more after five", () => {
  const { breaker, fail } = breakerWithClock();
  fail(4);
  expect(breaker.isClosed()).toBe(true);
  fail(1);
  expect(breaker.isClosed()).toBe(false);
});

test("does not add up failures that lie far apart", () => {
  const { breaker, fail, wait } = breakerWithClock();
  for (let round = 0; round < 3; round++) {
    fail(2);
    wait(31_000);
  }
  expect(breaker.isClosed()).toBe(true);
});

test("forgets failures with a success", () => {
  const { breaker, fail } = breakerWithClock();
  fail(4);
  breaker.succeeded();
  fail(4);
  expect(breaker.isClosed()).toBe(true);
});

test("tries once after its pause: a failure pauses anew, a success ends it", () => {
  const { breaker, fail, wait } = breakerWithClock();
  fail(5);
  wait(29_999);
  expect(breaker.isClosed()).toBe(false);
  wait(1);
  expect(breaker.isClosed()).toBe(true);
  fail(1);
  expect(breaker.isClosed()).toBe(false);
  wait(30_000);
  breaker.succeeded();
  fail(4);
  expect(breaker.isClosed()).toBe(true);
});
