import { right } from "../../../../scene/geometry.ts";
import { groupBy } from "../../../../group-by.ts";
import type { Thing } from "../../../things/thing.ts";
import type { Sight } from "../../evidence/sight.ts";
import { claim, type Claim, type Claims } from "../sign.ts";

const ROW = { narrowestPx: 180, lowestPx: 28, highestPx: 200 };
const ICONS = { fewest: 2, most: 4, minPx: 9, maxPx: 40, fromShare: 0.6 };
/** A thing that holds more is no row, and is not searched. */
const MOST_IN_ROW = 12;

const isRow = (thing: Thing, sight: Sight): boolean => {
  const { width, height } = thing.box;
  const { texts, icons, pictures, boxes } = sight.contentOf(thing);
  return (
    thing.painter !== undefined &&
    width >= ROW.narrowestPx &&
    height >= ROW.lowestPx &&
    height <= ROW.highestPx &&
    texts > 0 &&
    icons >= ICONS.fewest &&
    texts + icons + pictures + boxes <= MOST_IN_ROW
  );
};

const inside = (thing: Thing): readonly Thing[] =>
  thing.children.flatMap((child) => [child, ...inside(child)]);

const isSmallIcon = ({ kind, box }: Thing): boolean =>
  kind === "icon" &&
  Math.max(box.width, box.height) <= ICONS.maxPx &&
  Math.max(box.width, box.height) >= ICONS.minPx;

/** The icons at the right end of a row, behind all of its words. */
function iconsAtEnd(row: Thing, sight: Sight): readonly Thing[] {
  const all = inside(row);
  const wordsEnd = Math.max(...all.flatMap(({ kind, box }) => (kind === "text" ? [right(box)] : [])));
  const from = Math.max(wordsEnd, row.box.x + ICONS.fromShare * row.box.width);
  const icons = all.filter((thing) => isSmallIcon(thing) && thing.box.x >= from);
  return icons.length <= ICONS.most && sight.contentOf(row).icons >= icons.length ? icons : [];
}

const sizeOf = ({ box }: Thing): string => `${Math.round(box.width)} ${Math.round(box.height)}`;

/** Stars and dots that count something are all the same; what is done with a row differs. */
const differ = (icons: readonly Thing[]): boolean => new Set(icons.map(sizeOf)).size > 1;

const keyOf = (row: Thing, icons: readonly Thing[]): string =>
  [
    Math.round(row.box.width),
    ...icons.map((icon) => `${Math.round(right(row.box) - icon.box.x)} ${sizeOf(icon)}`),
  ].join();

/** The same icons at the end of each row of a list: share, edit, delete. */
export const rowActions: Claims = (sight): readonly Claim[] => {
  const rows = sight.things
    .filter((thing) => thing.parent && isRow(thing, sight))
    .map((row) => ({ row, icons: iconsAtEnd(row, sight) }))
    .filter(({ icons }) => icons.length >= ICONS.fewest && differ(icons));
  return [...groupBy(rows, ({ row, icons }) => keyOf(row, icons)).values()]
    .filter(({ length }) => length >= 2)
    .flatMap((alike) =>
      alike.flatMap(({ icons }) =>
        icons.map((icon) => claim("icon-button", [icon], 0.75, { isWhole: true })),
      ),
    );
};
