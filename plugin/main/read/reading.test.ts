import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startReading } from "./reading.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

/** How many layers are looked at until the reading pauses, when each takes so many ms. */
function layersUntilPause(msEach: number): number {
  const reading = startReading();
  for (let layers = 1; ; layers++) {
    vi.advanceTimersByTime(msEach);
    if (reading.step()) return layers;
  }
}

describe("a reading", () => {
  it("lets the editor go on after 250 layers, however quick they are", () => {
    expect(layersUntilPause(0)).toBe(250);
  });

  it("lets the editor go on within a frame of its screen when layers are slow", () => {
    expect(layersUntilPause(4) * 4).toBeLessThanOrEqual(16);
  });

  it("tells how far it is at its first pause, and then ten times a second at most", async () => {
    const told: { ms: number; layers: number }[] = [];
    const startedMs = Date.now();
    const reading = startReading((layers) => void told.push({ ms: Date.now() - startedMs, layers }));
    for (let layers = 0; layers < 50; layers++) {
      vi.advanceTimersByTime(5);
      const pause = reading.step();
      reading.countRead();
      await Promise.all([pause, vi.advanceTimersByTimeAsync(0)]);
    }
    const gaps = told.slice(1).map(({ ms }, index) => ms - (told[index]?.ms ?? 0));
    expect(told[0]).toEqual({ ms: 15, layers: 2 });
    expect(told).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  });
});
