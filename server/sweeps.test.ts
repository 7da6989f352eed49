import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Deps } from "./deps.ts";
import { startSweeps } from "./sweeps.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
});
const deps = { log: (event: string) => void logged.push(event) } as unknown as Deps;

test("a sweep runs at once, and then in its rhythm, until it is stopped", async () => {
  let runs = 0;
  const sweeps = startSweeps(deps, [{ name: "count", everyS: 10, run: async () => (runs += 1) }]);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(runs).toBe(3);
  await sweeps.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(3);
});

test("it never runs twice at a time, and stopping waits for its end", async () => {
  let end = (): void => {};
  let runs = 0;
  const run = () => {
    runs += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const sweeps = startSweeps(deps, [{ name: "slow", everyS: 1, run }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(1);
  let isStopped = false;
  const stopped = sweeps.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(isStopped).toBe(false);
  end();
  await stopped;
  expect(isStopped).toBe(true);
});

test("a failure is logged once, and again when it comes back", async () => {
  const outcomes = [false, false, false, true, false, false];
  const run = async () => {
    if (!outcomes.shift()) throw new Error("away");
  };
  const sweeps = startSweeps(deps, [{ name: "failing", everyS: 1, run }]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(logged).toEqual(["sweep_failed", "sweep_failed"]);
  await sweeps.stop();
});
