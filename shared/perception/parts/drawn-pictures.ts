import { center, contains } from "../../scene/geometry.ts";
import type { Box, ImagePaint, ImageSize, Paint } from "../../scene/scene.ts";
import type { Frame, Layer } from "../frame/frame.ts";
import { computed } from "../frame/computed.ts";
import { fillCoverage } from "../paint/coverage.ts";
import { isNoPart } from "./foreign-part.ts";
import { isTurned } from "../frame/is-turned.ts";
import { selfOrAncestor } from "../frame/self-or-ancestor.ts";
import { totalOpacity } from "../paint/opacity.ts";
import { paintedIndex } from "../paint/painted-index.ts";
import { nameWords } from "../text/language/words.ts";

/** A picture that is there to be looked at, and how large each of its pixels is drawn. */
export interface DrawnPicture {
  readonly layer: Layer;
  readonly hash: string;
  readonly size: ImageSize;
  /** Px of the screen for one pixel of the picture, along the sides of the layer. */
  readonly scaleX: number;
  readonly scaleY: number;
}

type Scale = Pick<DrawnPicture, "scaleX" | "scaleY">;

const even = (scale: number): Scale => ({ scaleX: scale, scaleY: scale });

const isQuarterTurned = ({ rotationDeg = 0 }: ImagePaint): boolean => rotationDeg % 180 !== 0;

const isNone = (share: number): boolean => Math.abs(share) <= 1e-4;

/** The part of the picture that a crop shows is drawn over the whole layer; one that is turned or slanted is left out. */
function cropScale({ transform }: ImagePaint, { width, height }: Box, size: ImageSize): Scale | undefined {
  const [[a, c], [b, d]] = transform ?? [
    [1, 0],
    [0, 1],
  ];
  if (!isNone(b) || !isNone(c) || isNone(a) || isNone(d)) return undefined;
  return {
    scaleX: width / (Math.abs(a) * size.widthPx),
    scaleY: height / (Math.abs(d) * size.heightPx),
  };
}

/** How a picture of this size is drawn on a layer of this box; undefined for tiles, and for what is not known. */
function scaleOf(paint: ImagePaint, box: Box, size: ImageSize): Scale | undefined {
  if (paint.scaleMode === "stretch") return cropScale(paint, box, size);
  const [across, down] = isQuarterTurned(paint)
    ? [size.heightPx, size.widthPx]
    : [size.widthPx, size.heightPx];
  if (paint.scaleMode === "fill") return even(Math.max(box.width / across, box.height / down));
  if (paint.scaleMode === "fit") return even(Math.min(box.width / across, box.height / down));
  return undefined;
}

/** A picture that is fainter, or mixed with the layers below it, is a texture. */
const FAINTEST = 0.6;

const isPlain = ({ opacity = 1, blendMode }: Paint): boolean => opacity >= FAINTEST && !blendMode;

const TEXTURES: ReadonlySet<string> = new Set(
  "texture pattern noise grain gradient blur blurred blob glow mesh shadow overlay placeholder skeleton pixel motif degrade flou".split(
    " ",
  ),
);

const isTexture = selfOrAncestor(
  ({ node }) =>
    nameWords(node.name).some((word) => TEXTURES.has(word)) ||
    (node.opacity ?? 1) < FAINTEST ||
    node.blendMode !== undefined ||
    (node.effects ?? []).some(({ type }) => type === "layer-blur"),
);

/** Smaller pictures are colours and textures, drawn out on purpose. */
const SMALLEST_PX = 16;

const isLarge = ({ widthPx, heightPx }: ImageSize): boolean => Math.min(widthPx, heightPx) >= SMALLEST_PX;

const isPicture = (paint: Paint): paint is ImagePaint => paint.type === "image" && isPlain(paint);

/** A gradient without stops is one that was lost. */
const isOpaque = (paint: Paint): boolean =>
  (paint.opacity ?? 1) === 1 &&
  !paint.blendMode &&
  (paint.type !== "gradient" || (paint.stops.length > 0 && paint.stops.every(({ color }) => color.a === 1)));

/** The lowest picture of a layer, unless another paint hides it. */
function pictureOf({ node, visibleBox }: Layer): ImagePaint | undefined {
  if (!visibleBox || node.text || node.isMask) return undefined;
  const [paint, ...others] = node.fills ?? [];
  return paint && isPicture(paint) && !others.some(isOpaque) ? paint : undefined;
}

const isGlass = ({ node }: Layer): boolean =>
  (node.effects ?? []).some(({ type }) => type === "background-blur");

const isSolid = (layer: Layer): boolean =>
  totalOpacity(layer) === 1 && (layer.node.fills ?? []).some(isOpaque);

const ROUNDING_PX = 1;

/** True when nothing of a picture is seen as it is, as a later layer hides or blurs it. */
function isUnder(picture: Layer, frame: Frame): boolean {
  const { visibleBox: box, order } = picture;
  if (!box) return true;
  return paintedIndex(frame)
    .touching(box)
    .some(
      (layer) =>
        layer.order > order &&
        layer.visibleBox !== null &&
        contains(layer.visibleBox, box, ROUNDING_PX) &&
        fillCoverage(layer.node, center(box)) === "in" &&
        (isGlass(layer) || isSolid(layer)),
    );
}

function drawnPicture(
  layer: Layer,
  images: Readonly<Record<string, ImageSize>>,
  frame: Frame,
): DrawnPicture | undefined {
  const paint = pictureOf(layer);
  const hash = paint?.imageHash;
  const size = hash === undefined ? undefined : images[hash];
  if (!paint || hash === undefined || !size || !isLarge(size)) return undefined;
  const scale = scaleOf(paint, layer.node.box, size);
  const isLeftOut = isTurned(layer) || isTexture(layer) || isNoPart(layer) || isUnder(layer, frame);
  return scale && !isLeftOut ? { layer, hash, size, ...scale } : undefined;
}

/** The pictures of a frame of which the size is known, by their layer. */
export const drawnPictures = computed((frame: Frame): ReadonlyMap<Layer, DrawnPicture> => {
  const { images } = frame.scene;
  if (!images || frame.root.node.rotationDeg !== undefined) return new Map();
  const drawn = frame.layers.flatMap((layer) => drawnPicture(layer, images, frame) ?? []);
  return new Map(drawn.map((picture) => [picture.layer, picture]));
});

/** The layers with such a picture of which no side is shorter than this. */
export const pictureLayers = (frame: Frame, smallestPx: number): readonly Layer[] =>
  [...drawnPictures(frame).keys()].filter(
    ({ node: { box } }) => Math.min(box.width, box.height) >= smallestPx,
  );
