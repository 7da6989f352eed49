import { describe, expect, it, vi } from "vitest";
import { inTime, loadPage } from "./find-node.ts";

const never = () => new Promise<string>(() => {});

describe("work with a limit", () => {
  it("gives what comes in time, and what stands for it else", async () => {
    expect(await inTime(Promise.resolve("a node"), () => null, 10)).toBe("a node");
    expect(await inTime(never(), () => null, 10)).toBeNull();
  });

  it("fails as the work does, or as being late is told", async () => {
    await expect(inTime(Promise.reject(new Error("refused")), () => null, 10)).rejects.toThrow("refused");
    const late = () => {
      throw new Error("late");
    };
    await expect(inTime(never(), late, 10)).rejects.toThrow("late");
  });
});

it("a page that does not load ends the wait", async () => {
  vi.useFakeTimers();
  const waits = expect(loadPage({ loadAsync: never } as never)).rejects.toThrow("not there within 30 s");
  await vi.advanceTimersByTimeAsync(30_000);
  await waits;
  vi.useRealTimers();
});
