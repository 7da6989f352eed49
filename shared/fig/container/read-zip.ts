import { strFromU8 } from "fflate";
import { MAX_ENTRIES } from "../bounds.ts";
import { FigError } from "../fig-error.ts";
import { unpack } from "./unpack.ts";

/** A file inside a zip, still packed. */
export interface ZipEntry {
  readonly name: string;
  /** @throws FigError when it is damaged, or larger than so many bytes. */
  read(mostBytes: number): Uint8Array;
}

// Signatures and sizes of the parts of a zip: APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
const END = { signature: 0x0605_4b50, bytes: 22 } as const;
const LISTED = { signature: 0x0201_4b50, bytes: 46 } as const;
const LOCAL = { signature: 0x0403_4b50, bytes: 30 } as const;
const MAX_COMMENT_BYTES = 0xffff;
const METHODS = { stored: 0, deflated: 8 } as const;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END.bytes - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END.bytes; at >= first; at--)
    if (view.getUint32(at, true) === END.signature) return at;
  throw new FigError("cut-off");
}

interface Listed {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly at: number;
}

/** The bytes of an entry, as they are packed. */
function packedOf(bytes: Uint8Array, { at, packedBytes }: Listed): Uint8Array {
  const view = viewOf(bytes);
  if (at + LOCAL.bytes > bytes.length || view.getUint32(at, true) !== LOCAL.signature)
    throw new FigError("damaged", "an entry of the zip is not where it should be");
  const start = at + LOCAL.bytes + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packedBytes > bytes.length) throw new FigError("cut-off");
  return bytes.subarray(start, start + packedBytes);
}

function readEntry(bytes: Uint8Array, listed: Listed, mostBytes: number): Uint8Array {
  const packed = packedOf(bytes, listed);
  if (listed.method === METHODS.deflated) return unpack(packed, mostBytes);
  if (listed.method !== METHODS.stored) throw new FigError("damaged", "the zip is packed in an unknown way");
  if (packed.length > mostBytes) throw new FigError("too-large");
  return packed;
}

/**
 * Lists what a zip holds, from the directory at its end: the sizes in front of the entries may be missing. fflate's
 * own reader is not used, as it does not stop where an entry unpacks to more than it says.
 * @throws FigError when there is no directory, or too much in it.
 */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  if (bytes.length < END.bytes) throw new FigError("cut-off");
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new FigError("too-large");
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + LISTED.bytes > end || view.getUint32(at, true) !== LISTED.signature)
      throw new FigError("damaged", "the directory of the zip is broken");
    const nameBytes = view.getUint16(at + 28, true);
    const listed = {
      name: strFromU8(bytes.subarray(at + LISTED.bytes, at + LISTED.bytes + nameBytes)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    };
    entries.set(listed.name, {
      name: listed.name,
      read: (mostBytes) => readEntry(bytes, listed, mostBytes),
    });
    at += LISTED.bytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
