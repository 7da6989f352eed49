import sharp from "sharp";
import { expect, test } from "vitest";
import { readZip } from "../../shared/fig/container/read-zip.ts";
import { type FigDesign, openFig } from "../../shared/fig/open-fig.ts";
import { pictureTypeOf } from "../../shared/fig/picture-type.ts";
import type { RestNode } from "../../shared/scene/rest/rest-file.ts";
import type { Box, Rgba } from "../../shared/scene/scene.ts";
import { drawSvg } from "../../plugin/stage/draw/drawing.ts";
import { halfEm } from "../stage/drawn-node.ts";
import { FIG_FILES } from "./fixtures.ts";

/** Beyond so many of 256 steps of red, green or blue, a pixel is clearly another colour. */
const CLEARLY_OFF = 32;
/** Edges are drawn otherwise by every program. */
const MOST_OFF = 0.05;
/** The picture is drawn larger and made small, as the thumbnail was. */
const OVERSAMPLING = 3;

/** Its pictures are broken on purpose, and the thumbnail shows others in their place. */
const WITHOUT_PICTURES = "fig2sketch-broken_images.fig";

interface Meta {
  readonly client_meta: { readonly render_coordinates: Box; readonly background_color: Rgba };
}

/** Reads which part of the file the thumbnail shows; null in files from before there was one. */
function metaOf(bytes: Uint8Array): Meta | null {
  if (bytes[0] !== "P".charCodeAt(0)) return null;
  const meta = readZip(bytes).get("meta.json")?.read(1e6);
  return meta ? (JSON.parse(new TextDecoder().decode(meta)) as Meta) : null;
}

const files = FIG_FILES.flatMap(({ name, bytes }) => {
  const meta = metaOf(bytes);
  return meta && name !== WITHOUT_PICTURES ? [{ name, bytes, meta }] : [];
});

const cssOf = ({ r, g, b }: Rgba) => ({ r: r * 255, g: g * 255, b: b * 255 });

function pictureOf(design: FigDesign): (imageRef: string) => string | undefined {
  return (imageRef) => {
    const bytes = design.imageOf(imageRef);
    if (!bytes) return undefined;
    return `data:${pictureTypeOf(bytes) ?? ""};base64,${Buffer.from(bytes).toString("base64")}`;
  };
}

async function draw(
  design: FigDesign,
  { client_meta }: Meta,
  width: number,
  height: number,
): Promise<Buffer> {
  const [page] = design.pages;
  const canvas = design.readPage(page?.id ?? "").document.children?.[0];
  const shown: RestNode = {
    id: "shown",
    name: "Shown",
    type: "GROUP",
    absoluteBoundingBox: client_meta.render_coordinates,
    children: canvas?.children ?? [],
  };
  const scale = (width / client_meta.render_coordinates.width) * OVERSAMPLING;
  const svg = drawSvg(shown, { measure: halfEm, idPrefix: "t", scale, pictureOf: pictureOf(design) });
  return sharp(Buffer.from(svg.replace('overflow="visible"', "")))
    .flatten({ background: cssOf(client_meta.background_color) })
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const isOff = (a: Buffer, b: Buffer, pixel: number): boolean =>
  [0, 1, 2].some(
    (channel) => Math.abs((a[pixel * 3 + channel] ?? 0) - (b[pixel * 3 + channel] ?? 0)) > CLEARLY_OFF,
  );

test.each(files)("a .fig file is drawn as the design tool drew it: $name", async ({ bytes, meta }) => {
  const design = openFig(bytes);
  const thumbnail = await sharp(readZip(bytes).get("thumbnail.png")?.read(1e7))
    .flatten({ background: cssOf(meta.client_meta.background_color) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = thumbnail.info;
  const drawn = await draw(design, meta, width, height);
  const off = Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) =>
    isOff(thumbnail.data, drawn, pixel),
  );
  expect(off.length / (width * height)).toBeLessThan(MOST_OFF);
});
