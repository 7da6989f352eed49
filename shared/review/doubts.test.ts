import { expect, test } from "vitest";
import { withDoubts } from "./doubts.ts";
import type { Finding, FrameReport } from "./report.ts";

const frame = {
  id: "1:1",
  findings: ["a", "b", "c"].map((id) => ({ id }) as Finding),
} as unknown as FrameReport;

test("what is doubted on a screen says why, and stands behind the others in their order", () => {
  const contests = [
    { finding: "a", why: "It is a sign." },
    { finding: "gone", why: "Nobody sees it." },
  ];
  expect(withDoubts(frame, [{ frameId: "1:1", contests }]).findings).toEqual([
    { id: "b" },
    { id: "c" },
    { id: "a", doubt: "It is a sign." },
  ]);
});

test("doubts of another screen change nothing", () => {
  const contests = [{ finding: "a", why: "It is a sign." }];
  expect(withDoubts(frame, [{ frameId: "1:2", contests }])).toEqual(frame);
});
