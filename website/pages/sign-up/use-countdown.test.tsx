import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useCountdown } from "./use-countdown.ts";

test("a countdown ends at zero, and begins again from the top", () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useCountdown(2));
  const seen: number[] = [];
  for (let second = 0; second < 4; second += 1) {
    seen.push(result.current[0]);
    act(() => void vi.advanceTimersByTime(1000));
  }
  act(() => result.current[1]());
  vi.useRealTimers();
  expect([...seen, result.current[0]]).toEqual([2, 1, 0, 0, 2]);
});
