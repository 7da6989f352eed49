import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../shared/api/errors.ts";
import type { DbPool } from "../vendors/postgres.ts";
import { putPatiently } from "./put-patiently.ts";

const PICTURE = { frameId: "1:1", type: "image/png", bytes: new Uint8Array([1]) } as const;

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

/** A storage that takes so long over each answer, and is away. */
function awayAfter(tookMs: number) {
  const put = vi.fn(async () => {
    vi.advanceTimersByTime(tookMs);
    throw new ApiError("unavailable");
  });
  const deps = {
    db: { rows: async () => [] } as unknown as DbPool,
    pictures: { put, get: async () => null, remove: async () => {} },
    pause: async (ms: number) => void vi.advanceTimersByTime(ms),
  };
  const putting = putPatiently(deps, { id: "a", pictures: [PICTURE] }, new AbortController().signal);
  return { put, putting };
}

test.each([
  ["refuses at once", 1, 10],
  ["hangs", 15_000, 2],
])("a storage that %s is asked for half a minute, and then by somebody else", async (_, tookMs, times) => {
  const { put, putting } = awayAfter(tookMs);
  await expect(putting).rejects.toMatchObject({ code: "unavailable" });
  expect(put).toHaveBeenCalledTimes(times);
});
