import { describe, expect, it } from "vitest";
import { inTime } from "./find-node.ts";

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
