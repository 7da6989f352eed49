import type { Layer } from "../frame/frame.ts";
import { isBareBox, type Piece } from "./piece.ts";

const FEWEST_BARS = 3;

/** Bars stand on one line, are of one width, and differ in length. */
const keysOf = ({ layer: { parent }, box }: Piece): readonly (readonly [key: string, length: number])[] => [
  [`up|${parent?.order}|${Math.round(box.width)}|${Math.round(box.y + box.height)}`, Math.round(box.height)],
  [`right|${parent?.order}|${Math.round(box.height)}|${Math.round(box.x)}`, Math.round(box.width)],
];

/** The layers that are bars of a chart: boxes of one width on one line that differ in length. */
export function chartBars(pieces: readonly Piece[]): ReadonlySet<Layer> {
  const charts = new Map<string, { readonly layers: Layer[]; readonly lengths: Set<number> }>();
  for (const piece of pieces.filter(isBareBox))
    for (const [key, length] of keysOf(piece)) {
      const chart = charts.get(key) ?? { layers: [], lengths: new Set() };
      charts.set(key, chart);
      chart.layers.push(piece.layer);
      chart.lengths.add(length);
    }
  return new Set(
    [...charts.values()].flatMap(({ layers, lengths }) => (lengths.size >= FEWEST_BARS ? layers : [])),
  );
}
