import { expect, test } from "vitest";
import { writeWebm } from "./webm.ts";

const chunk = (atMs: number, isKey: boolean, ...bytes: number[]) => ({
  bytes: Uint8Array.from(bytes),
  atMs,
  isKey,
});

const film = (...chunks: ReturnType<typeof chunk>[]) =>
  Buffer.from(writeWebm({ codec: "V_VP9", width: 640, height: 480, durationMs: 1500, chunks }));

const CLUSTER = Buffer.from("1f43b675", "hex");
const CUE_POSITION = Buffer.from("f1", "hex");
const SEGMENT_HEAD_BYTES = 4 + 8;

test("a film says what it is, how large and how long", () => {
  const bytes = film(chunk(0, true, 7));
  expect(bytes.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
  expect(bytes.includes("webm")).toBe(true);
  expect(bytes.includes("V_VP9")).toBe(true);
  expect(bytes.includes(Buffer.from("b001000000000000020280", "hex"))).toBe(true);
  expect(bytes.readDoubleBE(bytes.indexOf(Buffer.from("4489", "hex")) + 2 + 8)).toBe(1500);
});

test("every picture has its time within the part that its key picture begins", () => {
  const bytes = film(chunk(0, true, 1), chunk(40, false, 2), chunk(1000, true, 3), chunk(1033.4, false, 4));
  const blocks = [...bytes.toString("hex").matchAll(/a30100000000000005(81[\da-f]{8})/g)];
  expect(blocks.map(([, block]) => block)).toEqual(["8100008001", "8100280002", "8100008003", "8100210004"]);
});

test("the index leads to where each part begins", () => {
  const bytes = film(chunk(0, true, 1), chunk(40, false, 2), chunk(1000, true, 3));
  const segment = bytes.indexOf(Buffer.from("18538067", "hex")) + SEGMENT_HEAD_BYTES;
  const first = bytes.indexOf(CLUSTER);
  const second = bytes.indexOf(CLUSTER, first + 1);
  const position = (from: number) => {
    const at = bytes.indexOf(Buffer.concat([CUE_POSITION, Buffer.from("0100000000000004", "hex")]), from);
    return { at, value: bytes.readUInt32BE(at + 1 + 8) };
  };
  const one = position(0);
  expect(one.value).toBe(first - segment);
  expect(position(one.at + 1).value).toBe(second - segment);
});
