import { strFromU8 } from "fflate";
import { FigError } from "../fig-error.ts";

const floatBits = new Int32Array(1);
const floatValue = new Float32Array(floatBits.buffer);

/** Reads the values of Kiwi (https://github.com/evanw/kiwi, "Binary format") one after another. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get bytesLeft(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new FigError("cut-off");
    this.#at++;
    return byte;
  }

  /** Seven bits a byte, the lowest first; at most 32 bits. */
  uint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    return value >>> 0;
  }

  int(): number {
    const value = this.uint();
    return value & 1 ? ~(value >>> 1) : value >>> 1;
  }

  /** One of 64 bits, as the nearest number. */
  uint64(): number {
    let value = 0;
    for (let index = 0; index < 9; index++) {
      const byte = this.byte();
      if (index === 8) return value + byte * 2 ** 56;
      value += (byte & 127) * 2 ** (7 * index);
      if (byte < 128) break;
    }
    return value;
  }

  int64(): number {
    const value = this.uint64();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  /** Zero is one byte; of others the exponent comes first. */
  float(): number {
    const first = this.byte();
    if (first === 0) return 0;
    const bits = first | (this.byte() << 8) | (this.byte() << 16) | (this.byte() << 24);
    floatBits[0] = (bits << 23) | (bits >>> 9);
    return floatValue[0] ?? 0;
  }

  /** Letters in UTF-8 up to a zero. */
  string(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    if (end < 0) throw new FigError("cut-off");
    const text = strFromU8(this.#bytes.subarray(this.#at, end));
    this.#at = end + 1;
    return text;
  }

  /** A view of so many bytes, not a copy. */
  bytes(count: number): Uint8Array {
    if (count > this.bytesLeft) throw new FigError("cut-off");
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }
}
