import { Inflate } from "fflate";
import { Decompress } from "fzstd";
import { FigError } from "../fig-error.ts";

/**
 * The bytes unpacked in one step. They become about a thousand times as many at most, before the limit is
 * looked at again.
 */
const STEP_BYTES = 2 ** 16;

const ZSTD_MAGIC = [0x28, 0xb5, 0x2f, 0xfd] as const;

/** The largest window that decoders of zstd grant to strangers (2 ** 27, RFC 8878, section 3.1.1.1.2, recommends 8 MB). */
const MAX_WINDOW_BYTES = 2 ** 27;

const isZstd = (bytes: Uint8Array): boolean => ZSTD_MAGIC.every((byte, index) => bytes[index] === byte);

/** Gathers chunks up to a limit. */
class Gathered {
  readonly #chunks: Uint8Array[] = [];
  readonly #mostBytes: number;
  #length = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  add(chunk: Uint8Array): void {
    this.#length += chunk.length;
    if (this.#length > this.#mostBytes) throw new FigError("too-large");
    this.#chunks.push(chunk);
  }

  joined(): Uint8Array {
    const joined = new Uint8Array(this.#length);
    let at = 0;
    for (const chunk of this.#chunks) {
      joined.set(chunk, at);
      at += chunk.length;
    }
    return joined;
  }
}

function inflate(bytes: Uint8Array, into: Gathered): void {
  const stream = new Inflate((chunk) => into.add(chunk));
  for (let at = 0; at < bytes.length; at += STEP_BYTES)
    stream.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
}

/** The window that a frame asks for, in bytes; 0 when it is as large as its content (RFC 8878, section 3.1.1.1.2). */
function windowBytes(frame: Uint8Array): number {
  const [descriptor = 0, window = 0] = frame.subarray(ZSTD_MAGIC.length);
  const isSingleSegment = (descriptor & 0b10_0000) !== 0;
  const base = 2 ** (10 + (window >> 3));
  return isSingleSegment ? 0 : base + (base / 8) * (window & 0b111);
}

function decompress(bytes: Uint8Array, into: Gathered): void {
  if (windowBytes(bytes) > MAX_WINDOW_BYTES) throw new FigError("too-large");
  // The decoder gives views of its window, which it writes over.
  const stream = new Decompress((chunk) => into.add(chunk.slice()));
  stream.push(bytes, true);
}

/**
 * Unpacks deflated (without a header) or zstd-compressed bytes.
 * @throws FigError `too-large` beyond the limit, `damaged` for what cannot be unpacked.
 */
export function unpack(bytes: Uint8Array, mostBytes: number): Uint8Array {
  const unpacked = new Gathered(mostBytes);
  try {
    (isZstd(bytes) ? decompress : inflate)(bytes, unpacked);
  } catch (cause) {
    if (cause instanceof FigError) throw cause;
    throw new FigError("damaged", cause instanceof Error ? cause.message : undefined);
  }
  return unpacked.joined();
}
