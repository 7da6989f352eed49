import { groupBy } from "../../../../../group-by.ts";
import type { Frame, TextLayer } from "../../../../../perception/frame/frame.ts";
import { writtenTexts } from "../../../../../perception/copy/copy-texts.ts";
import { peerParts } from "../../../../../perception/structure/peers.ts";
import { columnsOf } from "../../../../../perception/structure/columns.ts";
import { wordsOf } from "../../../../../perception/text/language/prose.ts";
import { styleOf } from "../../../../../perception/text/typography/text-style.ts";

/** A list is a column of texts set alike; elsewhere a long and a short form may both be meant. */
const FEWEST_IN_A_LIST = 3;

interface Formatted {
  readonly layer: TextLayer;
  readonly format: string;
}

/** The texts of one size that stand below each other, by whichever side they are set. */
const columnsIn = (formatted: readonly Formatted[]): readonly (readonly Formatted[])[] =>
  [...groupBy(formatted, ({ layer }) => styleOf(layer).sizePx).values()].flatMap((alike) => {
    const byLayer = new Map(alike.map((one) => [one.layer, one]));
    return columnsOf([...byLayer.keys()]).map(({ layers }) =>
      layers.flatMap((layer) => byLayer.get(layer) ?? []),
    );
  });

/** Groups of texts at the same place of cards or rows that are alike, wherever these stand. */
const peersIn = (frame: Frame, formatted: readonly Formatted[]): readonly (readonly Formatted[])[] => {
  const byLayer = new Map(formatted.map((one) => [one.layer, one]));
  return peerParts(frame).flatMap(({ texts }) =>
    texts.map((peers) => peers.flatMap(({ part }) => byLayer.get(part) ?? [])),
  );
};

/** The texts of a column by format, the usual format first. */
const formatsIn = (column: readonly Formatted[]): readonly (readonly Formatted[])[] =>
  [...groupBy(column, ({ format }) => format).values()].toSorted((a, b) => b.length - a.length);

/** A column of texts of one kind that are written in several formats. */
export interface MixedColumn {
  /** One text in the format that most have. */
  readonly usual: TextLayer;
  /** The texts in other formats, at least one. */
  readonly odd: readonly [TextLayer, ...TextLayer[]];
}

/**
 * The columns of texts with a format, and those at the same place of cards that are alike, where the formats are not all
 * the same; a text without a format is of no account. Fewer texts than `fewest` are no list.
 */
export function mixedColumns(
  frame: Frame,
  formatOf: (text: string) => string | undefined,
  fewest = FEWEST_IN_A_LIST,
): readonly MixedColumn[] {
  const formatted = writtenTexts(frame).flatMap((layer) => {
    const format = formatOf(wordsOf(layer));
    return format ? [{ layer, format }] : [];
  });
  if (formatted.length < fewest) return [];
  const said = new Set<TextLayer>();
  return [...columnsIn(formatted), ...peersIn(frame, formatted)].flatMap((column) => {
    const [[usual] = [], ...rest] = formatsIn(column);
    const [first, ...others] = rest.flat().map(({ layer }) => layer);
    if (!usual || !first || column.length < fewest || said.has(first)) return [];
    for (const { layer } of column) said.add(layer);
    return [{ usual: usual.layer, odd: [first, ...others] as const }];
  });
}
