import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makePatience } from "./patience.ts";

const never = () => new Promise<string>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what answers is handed over, and what fails counts as unknown", async () => {
  const { within } = makePatience([100]);
  expect(await within(() => Promise.resolve("here"))).toBe("here");
  expect(await within(() => Promise.reject(new Error("gone")))).toBeUndefined();
  expect(
    await within(() => {
      throw new Error("refused");
    }),
  ).toBeUndefined();
});

test("what does not answer counts as unknown after a while, however many wait", async () => {
  const { within } = makePatience([100]);
  const answers = Promise.all([within(never), within(never), within(() => Promise.resolve("here"))]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await answers).toEqual([undefined, undefined, "here"]);
});

test("who never answered is not asked for ever", async () => {
  const { within } = makePatience([100, 10]);
  const first = within(never);
  await vi.advanceTimersByTimeAsync(100);
  await first;
  const second = within(never);
  await vi.advanceTimersByTimeAsync(10);
  await second;
  const asked = vi.fn(never);
  expect(await within(asked)).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

test("what was asked later has its own time", async () => {
  const { within } = makePatience([100, 100]);
  const early = within(() => Promise.resolve("early"));
  await vi.advanceTimersByTimeAsync(90);
  const late = within(() => new Promise((resolve) => void setTimeout(() => resolve("late"), 50)));
  await vi.advanceTimersByTimeAsync(60);
  expect([await early, await late]).toEqual(["early", "late"]);
});
