import { afterAll, vi } from "vitest";

// Files of tests share what they import, and the process: the next one finds it as it was.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
