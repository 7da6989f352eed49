import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markOpinion } from "../../shared/api/endpoints/reviews.ts";
import {
  askForReview,
  doneOf,
  opinionFinding,
  opinionResult,
  readyOpinion,
} from "../../tests/ask-for-review.ts";
import { openTestServer, type TestServer } from "../../server/testing.ts";
import { countMarked, readMarked, writeMarked } from "./marked-points.ts";
import { readPoints } from "./points.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "regard-marks-"));
  const secondOpinion = {
    ...readyOpinion(),
    give: async () => opinionResult(opinionFinding("o1"), opinionFinding("o2"), opinionFinding("o3")),
  };
  server = await openTestServer({ deps: { secondOpinion } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test("what people said of findings becomes points to keep and to drop, and numbers without a word of a design", async () => {
  const token = await server.install();
  const { review } = doneOf(await askForReview(server, token));
  for (const [findingId, mark] of [
    ["o1", "useful"],
    ["o2", "wrong"],
  ] as const)
    await server.as(token).call(markOpinion, { params: { id: review.id }, body: { findingId, mark } });

  const marked = await readMarked(server.deps.db);
  await writeMarked(folder, marked);
  const [screen, ...others] = await readPoints(folder);
  expect(others).toEqual([]);
  expect(screen).toMatchObject({
    design: review.id,
    frame: "1:1",
    points: [
      { label: "right", kind: "marked-useful", layers: ["1:2"], honestVerdict: "keep" },
      { label: "wrong", kind: "marked-wrong", honestVerdict: "drop" },
    ],
  });
  const [name = ""] = await readdir(folder);
  expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0);
  expect(await readFile(path.join(folder, name), "utf8")).toContain(opinionFinding().title);

  const counts = countMarked(marked);
  expect(counts).toContain("1 useful, 0 not useful, 1 wrong");
  for (const { title, problem } of [opinionFinding()]) {
    expect(counts).not.toContain(title);
    expect(counts).not.toContain(problem);
  }
});
