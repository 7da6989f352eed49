import { expect, test } from "vitest";
import { readableSidePx } from "./readable-side.ts";

test.each([
  ["a phone", { width: 400, height: 800 }, 1600],
  ["a desktop", { width: 1600, height: 900 }, 800],
  ["a very tall page", { width: 400, height: 3000 }, 6000],
  ["one taller than memory allows", { width: 400, height: 40_000 }, 8192],
  ["nothing", { width: 0, height: 0 }, 800],
])("%s is drawn 800 px wide", (_, box, sidePx) => expect(readableSidePx(box, 800)).toBe(sidePx));
