import { expect, test } from "vitest";
import { layer, sceneOf } from "../../../shared/scene/testing.ts";
import { decodePictures } from "./decode-pictures.ts";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]);

const decode = (...pictures: readonly [frameId: string, bytes: Uint8Array][]) =>
  decodePictures({
    scene: sceneOf(layer({ id: "1:1" }), layer({ id: "1:2" })),
    pictures: pictures.map(([frameId, bytes]) => ({
      frameId,
      base64: Buffer.from(bytes).toString("base64"),
    })),
  });

test("a picture is what its first bytes say", () => {
  expect(decode(["1:1", PNG], ["1:2", JPEG])).toEqual([
    { frameId: "1:1", type: "image/png", bytes: PNG },
    { frameId: "1:2", type: "image/jpeg", bytes: JPEG },
  ]);
});

test.each<[string, string, Uint8Array, RegExp]>([
  ["a page", "1:1", Buffer.from("<svg onload=alert(1)>"), /^pictures\[0\]\.base64: /],
  ["half a signature", "1:1", PNG.subarray(0, 7), /^pictures\[0\]\.base64: /],
  ["of a frame that is not there", "9:9", PNG, /^pictures\[0\]\.frameId: /],
])("no picture: %s", (_, frameId, bytes, where) => {
  expect(() => decode([frameId, bytes])).toThrow(
    expect.objectContaining({ code: "invalid_input", where: expect.stringMatching(where) as string }),
  );
});

test("a frame has one picture", () => {
  expect(() => decode(["1:1", PNG], ["1:1", JPEG])).toThrow(/pictures\[1\]\.frameId/);
});
