import type { Layer } from "../frame/frame.ts";
import { remembered } from "../frame/remembered.ts";
import { isPainted } from "../paint/painted-box.ts";
import { isDrawn } from "../things/graphic.ts";
import { PICTOGRAMS, type Pictogram } from "./pictograms.ts";
import model from "./model.json" with { type: "json" };
import { unpackNetwork, type Network } from "./network.ts";
import { contourLines, type Lines } from "../paint/contour-lines.ts";
import { rasterOf } from "./raster.ts";

/** So sure the model must be; on packages that it has never seen it is right then in at least nine of ten. */
const SURE = 0.8;

/** More strokes than this are an illustration. */
const MOST_STROKES = 12;

/** The name of a shape; undefined for one that is not known. The first output of the model is every other shape. */
export function nameOfShape(grid: Float64Array, network: Network): Pictogram | undefined {
  const shares = network(grid);
  const best = shares.indexOf(Math.max(...shares));
  return (shares[best] as number) >= SURE ? PICTOGRAMS[best - 1] : undefined;
}

/** Corners of an ellipse that is drawn as a line. */
const CORNERS = 16;

/** A box, or the ellipse in it, as a closed line around its middle. */
function lineAround(width: number, height: number, isRound: boolean): readonly number[] {
  const [x, y] = [width / 2, height / 2];
  if (!isRound) return [-x, -y, x, -y, x, y, -x, y];
  return Array.from({ length: CORNERS }, (_, corner) => (2 * Math.PI * corner) / CORNERS).flatMap((angle) => [
    x * Math.cos(angle),
    y * Math.sin(angle),
  ]);
}

/** The lines of a rectangle, an ellipse or a line, which no source has to tell. */
function linesOfBox({ node }: Layer): readonly Lines[] | undefined {
  const { type, box, stroke, fills = [], strokes = [] } = node;
  if (node.isArc || !["RECTANGLE", "ELLIPSE", "LINE"].includes(type)) return undefined;
  const isRound = type === "ELLIPSE";
  const thick = strokes.length > 0 ? (stroke?.widthsPx[0] ?? 1) : 0;
  const outer = lineAround(Math.max(box.width, thick), Math.max(box.height, thick), isRound);
  if (fills.length > 0 || type === "LINE") return [{ lines: [outer], isEvenOdd: false, isStroke: false }];
  const inner = lineAround(Math.max(0, box.width - 2 * thick), Math.max(0, box.height - 2 * thick), isRound);
  return [{ lines: [outer, inner], isEvenOdd: true, isStroke: true }];
}

/** The degrees by which the layers around a layer turn it. */
const turnAround = ({ parent }: Layer): number =>
  parent === null ? 0 : (parent.node.rotationDeg ?? 0) + turnAround(parent);

interface Moved {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

function move({ lines, ...one }: Lines, { x, y, degrees }: Moved): Lines {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const moved = lines.map((line) =>
    line.map((value, at) =>
      at % 2 === 0
        ? x + cos * value - sin * (line[at + 1] as number)
        : y + sin * (line[at - 1] as number) + cos * value,
    ),
  );
  return { ...one, lines: moved };
}

/** The strokes of a drawing in canvas coordinates; undefined where one of them is not known. */
function strokesOf(layer: Layer): readonly Lines[] | undefined {
  const { box, contours } = layer.node;
  if (isDrawn(layer) || layer.children.length === 0) {
    if (!isPainted(layer)) return [];
    const own = contours ? contourLines(contours, box) : linesOfBox(layer);
    const moved = { x: box.x + box.width / 2, y: box.y + box.height / 2, degrees: turnAround(layer) };
    return own?.map((lines) => move(lines, moved));
  }
  const all: Lines[] = [];
  for (const child of layer.children) {
    const strokes = strokesOf(child);
    if (!strokes || all.length + strokes.length > MOST_STROKES) return undefined;
    all.push(...strokes);
  }
  return all;
}

/** A flatter thing is a line, whatever it means: a minus lies in a layer as large as other icons. */
const FLATTEST = 1 / 3;

const isLine = ({ node: { box } }: Layer): boolean =>
  Math.min(box.width, box.height) < FLATTEST * Math.max(box.width, box.height);

let opened: Network | undefined;

/**
 * The sign that a small drawing shows, told by its shape; undefined where that is not known: the source does not tell of
 * contours, or it is some other sign.
 */
export const pictogramOf: (layer: Layer) => Pictogram | undefined = remembered((layer: Layer) => {
  const strokes = isLine(layer) ? undefined : strokesOf(layer);
  const grid = strokes && strokes.length > 0 ? rasterOf(strokes) : undefined;
  return grid && nameOfShape(grid, (opened ??= unpackNetwork(model)));
});
