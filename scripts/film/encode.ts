import type { Browser, Page } from "@playwright/test";
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from "mediabunny";
import type { Box } from "../../shared/scene/scene.ts";
import type { Shot } from "./stop-motion.ts";

/** VP9, 8 bits: every browser since 2021 plays it. Level 4 holds pictures of up to 2048 × 1088 at 30 a second. */
const CODEC = "vp09.00.40.08";
/**
 * Quantizers from 0, without loss, to 63. A picture that stays is read, and must be fine; one that passes may
 * be coarse.
 */
const QUANTIZERS = { staying: 30, passing: 56 } as const;
const STAYS_FROM_MS = 50;
/** The end of the film melts into its beginning. */
const FADE_MS = 100;

interface Picture {
  readonly png: string;
  readonly atMs: number;
  /** How much of the first picture shines through, 0 to 1. */
  readonly fade: number;
}

interface TimedPicture extends Picture {
  readonly quantizer: number;
}

/** Asked for in the page: an encoder that takes pictures one by one. */
interface Encoding {
  readonly add: (picture: TimedPicture) => Promise<void>;
  readonly end: () => Promise<readonly Chunk[]>;
}

/** One picture of the film, as the encoder gave it. */
interface Chunk {
  /** As base64. */
  readonly bytes: string;
  readonly atMs: number;
  readonly isKey: boolean;
}

type WithEncoding = typeof globalThis & { encoding: Encoding };

/** Runs in the page. */
function prepare({ codec, cut: { x, y, width, height } }: { codec: string; cut: Box }) {
  const chunks: Chunk[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let binary = "";
      for (const byte of bytes) binary += String.fromCharCode(byte);
      chunks.push({ bytes: btoa(binary), atMs: chunk.timestamp / 1000, isKey: chunk.type === "key" });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec, width, height, bitrateMode: "quantizer", latencyMode: "quality" });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("There is no canvas.");
  let first: ImageBitmap | undefined;
  const encoding: Encoding = {
    async add({ png, atMs, fade, quantizer }) {
      const blob = await (await fetch(`data:image/png;base64,${png}`)).blob();
      const bitmap = await createImageBitmap(blob, x, y, width, height);
      first ??= bitmap;
      context.globalAlpha = 1;
      context.drawImage(bitmap, 0, 0);
      context.globalAlpha = fade;
      if (fade > 0) context.drawImage(first, 0, 0);
      const frame = new VideoFrame(canvas, { timestamp: atMs * 1000 });
      encoder.encode(frame, { keyFrame: atMs === 0, vp9: { quantizer } });
      frame.close();
      if (bitmap !== first) bitmap.close();
      while (encoder.encodeQueueSize > 2) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async end() {
      await encoder.flush();
      return chunks;
    },
  };
  (globalThis as WithEncoding).encoding = encoding;
}

/** Encoders are there on safe origins only; this one answers nothing else. */
async function openEncoder(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("http://localhost/");
  return page;
}

const samePicture = (a: Picture, b: Picture): boolean => a.png === b.png && a.fade === b.fade;

/** The pictures of a film; one that equals the one before it is left out, and that one stays longer. */
function picturesOf(shots: readonly Shot[]): readonly TimedPicture[] {
  const endMs = shots.at(-1)?.atMs ?? 0;
  const pictures = shots.map((shot) => ({
    png: shot.png,
    atMs: Math.round(shot.atMs),
    fade: Math.max(0, 1 - (endMs - shot.atMs) / FADE_MS),
  }));
  const changes = pictures.filter((picture, index) => {
    const before = pictures[index - 1];
    return !before || !samePicture(picture, before);
  });
  return changes.map((picture, index) => {
    const stays = (changes[index + 1]?.atMs ?? endMs) - picture.atMs >= STAYS_FROM_MS;
    return { ...picture, quantizer: stays ? QUANTIZERS.staying : QUANTIZERS.passing };
  });
}

interface Length {
  readonly width: number;
  readonly height: number;
  readonly endMs: number;
}

/** Writes the pictures of a film as silent WebM. */
async function writeWebm(chunks: readonly Chunk[], { width, height, endMs }: Length): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: CODEC, codedWidth: width, codedHeight: height };
  for (const [index, { bytes, atMs, isKey }] of chunks.entries()) {
    const durationMs = (chunks[index + 1]?.atMs ?? endMs) - atMs;
    const data = Buffer.from(bytes, "base64");
    const packet = new EncodedPacket(data, isKey ? "key" : "delta", atMs / 1000, durationMs / 1000);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The film was not written.");
  return new Uint8Array(target.buffer);
}

/** Encodes a part of what was filmed, in pixels of the video, as a silent WebM video that runs in a circle. */
export async function encode(browser: Browser, shots: readonly Shot[], cut: Box): Promise<Uint8Array> {
  const { width, height } = cut;
  const page = await openEncoder(browser);
  await page.evaluate(prepare, { codec: CODEC, cut });
  for (const picture of picturesOf(shots))
    await page.evaluate((given) => (globalThis as WithEncoding).encoding.add(given), picture);
  const encoded = await page.evaluate(() => (globalThis as WithEncoding).encoding.end());
  await page.close();
  return writeWebm(encoded, { width, height, endMs: Math.round(shots.at(-1)?.atMs ?? 0) });
}
