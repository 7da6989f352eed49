import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { layer, sceneOf, text } from "../../../shared/scene/testing.ts";
import { reviewRequest } from "../../../tests/ask-for-review.ts";
import { noLog } from "../../log.ts";
import { openMeasuring, type MeasuringOptions, type Turn } from "./measuring.ts";

const usual = openMeasuring({ log: noLog, threads: 2 });
let measuring = usual;
let usedMs = 0;
afterEach(async () => {
  if (measuring !== usual) await measuring.stop();
  measuring = usual;
});
afterAll(() => usual.stop());

const open = (options: Partial<MeasuringOptions>): void => {
  measuring = openMeasuring({ log: noLog, threads: 2, ...options });
};
const NEVER = new AbortController().signal;
const turnOf = (who: string, pays = false): Turn => ({
  share: { who, pays },
  signal: NEVER,
  onCpu: (ms) => void (usedMs += ms),
});
const measure = (body: string, turn = turnOf("somebody")) => measuring.measure(body, turn);

const screenOf = (count: number) =>
  sceneOf(
    layer(
      { id: "1:1", name: "List", width: 390, height: 9000, fill: "#ffffff" },
      Array.from({ length: count }, (_, index) =>
        text(`Row ${index}`, { id: `2:${index}`, x: 20, y: index * 8, width: 200 }),
      ),
    ),
  );
const bodyOf = (layers: number): string =>
  JSON.stringify(reviewRequest({ scene: screenOf(layers), pictures: [] }));
const SMALL = bodyOf(3);
const LARGE = bodyOf(1500);

/** Notes the order in which these end. */
async function orderOf(all: Readonly<Record<string, Promise<unknown>>>): Promise<readonly string[]> {
  const ended: string[] = [];
  await Promise.all(Object.entries(all).map(([name, asked]) => asked.then(() => ended.push(name))));
  return ended;
}

test("a request is read once: it is checked, its pictures are decoded, and its screens are measured", async () => {
  const measured = await measure(JSON.stringify(reviewRequest()));
  expect(measured).toMatchObject({
    requestHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    head: { title: "Sign in · Shop", purpose: "To sign in" },
    pictures: [{ frameId: "1:1", type: "image/png" }],
    report: { json: expect.stringContaining('"layerId":"1:2"') as string, frames: 1 },
  });
  expect(usedMs).toBeGreaterThan(0);
  expect(await measuring.check(JSON.stringify(reviewRequest()), turnOf("somebody"))).toEqual({
    requestHash: measured.requestHash,
    screens: 1,
    secondOpinionBy: undefined,
  });
});

test("nobody is held up by a large one", async () => {
  const checked = measuring.check(LARGE, turnOf("somebody"));
  expect(await Promise.race([checked, setImmediate("somebody else")])).toBe("somebody else");
  await checked;
});

test.each([
  ["a fault", LARGE.replace('"Row 1"', "7"), "invalid_input"],
  ["no JSON", `${SMALL}}`, "invalid_json"],
  ["no size", SMALL.replaceAll(/"(width|height)":\d+/g, '"$1":0'), "scene_unusable"],
])("%s is told, and the thread goes on", async (_, body, code) => {
  await expect(measure(body)).rejects.toMatchObject({ code });
  expect((await measure(SMALL)).report.frames).toBe(1);
});

describe("turns", () => {
  test("a stranger does not wait for what takes long, however much of it there is", async () => {
    open({ quickMs: 300 });
    await Promise.all(["a", "b"].map((who) => measure(SMALL, turnOf(who)))); // both threads are started
    const others = ["a", "b", "c"].map((who) => measure(LARGE, turnOf(who)));
    const small = measure(SMALL, turnOf("stranger"));
    const last = Promise.all(others);
    expect(await orderOf({ last, small })).toEqual(["small", "last"]);
  });

  test("payers come before all who wait already; who has gone before the turn has none, and what has begun goes on", async () => {
    open({ threads: 1 });
    const gone = new AbortController();
    const first = measure(SMALL, { ...turnOf("first"), signal: gone.signal });
    const other = measure(SMALL, turnOf("other"));
    const waiting = measure(SMALL, { ...turnOf("waiting"), signal: gone.signal });
    const payer = measure(SMALL, turnOf("payer", true));
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: "unavailable" });
    expect(await orderOf({ first, other, payer })).toEqual(["first", "payer", "other"]);
    expect((await first).report.frames).toBe(1);
  });

  test("a caller has one at a time, though another thread is free", async () => {
    const first = measure(LARGE, turnOf("caller"));
    const second = measure(SMALL, turnOf("caller"));
    expect(await orderOf({ second, first })).toEqual(["first", "second"]);
  });

  test("who waits for too long is told to come back", async () => {
    // However slow the machine, the first one does not give way.
    open({ threads: 1, longestWaitMs: 1, quickMs: Infinity });
    const first = measure(LARGE, turnOf("a"));
    await expect(measure(SMALL, turnOf("b"))).rejects.toMatchObject({ code: "unavailable", retryAfterS: 5 });
    await first;
  });
});

test("what waits is counted in bytes: 75 MB of one caller in letters of three bytes are too much", async () => {
  const body = "あ".repeat(5 * 1024 * 1024);
  const waiting = Array.from({ length: 5 }, () => measure(body, turnOf("caller")));
  const codes = await Promise.all(waiting.map((one) => one.catch(({ code }: { code: string }) => code)));
  expect(codes).toEqual(["invalid_json", "invalid_json", "invalid_json", "invalid_json", "rate_limited"]);
});

// Loading the rules alone takes more than that.
test.each([
  ["of time", { cpuMs: 1 }],
  ["of memory", { memoryMb: 8 }],
])(
  "beyond the budget %s, a request is ended and refused, and the next one has a new thread",
  async (_, budget) => {
    open({ ...budget });
    await expect(measure(LARGE)).rejects.toMatchObject({ code: "too_demanding" });
    await expect(measure(LARGE)).rejects.toMatchObject({ code: "too_demanding" });
  },
);
