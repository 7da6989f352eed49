/** One picture of a film, as the encoder gave it. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly atMs: number;
  readonly isKey: boolean;
}

export interface Film {
  readonly codec: "V_VP9";
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly chunks: readonly Chunk[];
}

/** Ids of the elements in use: https://www.matroska.org/technical/elements.html */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

/** A number in as few bytes as it needs, the highest first. */
function bigEndian(value: number): Uint8Array {
  const hex = value.toString(16);
  return Uint8Array.from(Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex"));
}

/** A size in eight bytes: the first says so. */
function sizeOf(length: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(length) | (1n << 56n));
  return bytes;
}

type Content = number | string | Uint8Array | readonly Uint8Array[];

function bytesOf(content: Content): Uint8Array {
  if (typeof content === "number") return bigEndian(content);
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : Buffer.concat(content);
}

function element(id: keyof typeof ID, content: Content): Uint8Array {
  const bytes = bytesOf(content);
  return Buffer.concat([bigEndian(ID[id]), sizeOf(bytes.length), bytes]);
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

const NANOSECONDS_PER_MS = 1_000_000;
const TRACK = 1;
const KEY_FLAG = 0x80;

const head = (): Uint8Array =>
  element("ebml", [
    element("ebmlVersion", 1),
    element("ebmlReadVersion", 1),
    element("ebmlMaxIdLength", 4),
    element("ebmlMaxSizeLength", 8),
    element("docType", "webm"),
    element("docTypeVersion", 4),
    element("docTypeReadVersion", 2),
  ]);

const info = (durationMs: number): Uint8Array =>
  element("info", [
    element("timestampScale", NANOSECONDS_PER_MS),
    element("duration", float(durationMs)),
    element("muxingApp", "regard"),
    element("writingApp", "regard"),
  ]);

const tracks = ({ codec, width, height }: Film): Uint8Array =>
  element("tracks", [
    element("trackEntry", [
      element("trackNumber", TRACK),
      element("trackUid", TRACK),
      element("trackType", 1),
      element("codecId", codec),
      element("video", [element("pixelWidth", width), element("pixelHeight", height)]),
    ]),
  ]);

function block({ bytes, atMs, isKey }: Chunk, clusterAtMs: number): Uint8Array {
  const header = new Uint8Array([0x80 | TRACK, 0, 0, isKey ? KEY_FLAG : 0]);
  new DataView(header.buffer).setInt16(1, Math.round(atMs - clusterAtMs));
  return element("simpleBlock", [header, bytes]);
}

/** A cluster begins with each picture that stands by itself. */
function clustersOf(chunks: readonly Chunk[]): readonly (readonly Chunk[])[] {
  const starts = chunks.flatMap(({ isKey }, index) => (isKey ? [index] : []));
  return starts.map((start, index) => chunks.slice(start, starts[index + 1]));
}

function cluster(chunks: readonly Chunk[]): Uint8Array {
  const atMs = Math.round(chunks[0]?.atMs ?? 0);
  return element("cluster", [element("timestamp", atMs), ...chunks.map((chunk) => block(chunk, atMs))]);
}

/** Where each cluster begins, for who jumps. A fixed width of the numbers keeps the places right. */
function cues(atMs: readonly number[], positions: readonly number[]): Uint8Array {
  const fixed = (value: number): Uint8Array => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, value);
    return bytes;
  };
  const points = atMs.map((time, index) =>
    element("cuePoint", [
      element("cueTime", fixed(time)),
      element("cueTrackPositions", [
        element("cueTrack", TRACK),
        element("cueClusterPosition", fixed(positions[index] ?? 0)),
      ]),
    ]),
  );
  return element("cues", points);
}

/** Writes a silent film as WebM: https://www.webmproject.org/docs/container/ */
export function writeWebm(film: Film): Uint8Array {
  const groups = clustersOf(film.chunks);
  const clusters = groups.map(cluster);
  const times = groups.map(([first]) => Math.round(first?.atMs ?? 0));
  const before = [info(film.durationMs), tracks(film)];
  const cuesLength = cues(times, []).length;
  let position = before.reduce((sum, { length }) => sum + length, cuesLength);
  const positions = clusters.map(({ length }) => {
    const own = position;
    position += length;
    return own;
  });
  return Buffer.concat([head(), element("segment", [...before, cues(times, positions), ...clusters])]);
}
