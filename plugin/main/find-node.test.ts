import { describe, expect, it, vi } from "vitest";
import { inTime, loadPage, type RequireTime } from "./find-node.ts";

const never = () => new Promise<string>(() => {});

describe("work with a limit", () => {
  it("gives what comes in time, and what stands for it else", async () => {
    expect(
      await inTime(
        () => Promise.resolve("a node"),
        () => null,
        10,
      ),
    ).toBe("a node");
    expect(await inTime(never, () => null, 10)).toBeNull();
  });

  it("fails as the work does, or as being late is told", async () => {
    const refused = () => Promise.reject(new Error("refused"));
    await expect(inTime(refused, () => null, 10)).rejects.toThrow("refused");
    const late = () => {
      throw new Error("late");
    };
    await expect(inTime(never, late, 10)).rejects.toThrow("late");
  });
});

const written: string[] = [];
const writeAfter = (ms: number) => async (requireTime: RequireTime) => {
  await new Promise((resolve) => void setTimeout(resolve, ms));
  requireTime();
  written.push(`after ${ms} ms`);
};

it("what is written is written as long as somebody waits for it, and never after that", async () => {
  vi.useFakeTimers();
  const waits = Promise.all([inTime(writeAfter(5), () => null, 10), inTime(writeAfter(15), () => null, 10)]);
  await vi.advanceTimersByTimeAsync(20);
  await waits;
  vi.useRealTimers();
  expect(written).toEqual(["after 5 ms"]);
});

it("a page that does not load ends the wait", async () => {
  vi.useFakeTimers();
  const waits = expect(loadPage({ loadAsync: never } as never)).rejects.toThrow("not there within 30 s");
  await vi.advanceTimersByTimeAsync(30_000);
  await waits;
  vi.useRealTimers();
});
