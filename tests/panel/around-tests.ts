import { cleanup, configure } from "@testing-library/preact";
import { afterEach, vi } from "vitest";

// A busy machine takes its time; a failure does too, then.
configure({ asyncUtilTimeout: 10_000 });

// Nothing has a size here.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

// Registered here for each file: files of tests share what they import.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
