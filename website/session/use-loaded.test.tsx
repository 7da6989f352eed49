import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useLoaded } from "./use-loaded.ts";

test("an answer that comes late does not replace the one to what was asked after it", async () => {
  const waiting: ((said: string) => void)[] = [];
  const load = (): Promise<string> => new Promise((resolve) => waiting.push(resolve));
  const { result, rerender } = renderHook(({ about }) => useLoaded(load, about), {
    initialProps: { about: "no plan" },
  });
  rerender({ about: "a plan" });
  await act(async () => waiting[1]?.("after it"));
  await act(async () => waiting[0]?.("before the plan was bought"));
  expect(result.current[0]).toEqual({ state: "loaded", value: "after it" });
});
