interface Placed {
  readonly absoluteBoundingBox: Rect | null;
}

const boxOf = ({ absoluteBoundingBox: box }: Placed): Rect => box ?? { x: 0, y: 0, width: 0, height: 0 };

/** Row by row and from left to right, as designers lay out flows; what begins above the middle of a row belongs to it. */
export function inRows<T extends Placed>(screens: readonly T[]): readonly T[] {
  const placed = screens.map((screen) => ({ screen, box: boxOf(screen) }));
  const rows: (typeof placed)[] = [];
  let middle = -Infinity;
  for (const one of placed.sort((a, b) => a.box.y - b.box.y)) {
    const row = rows[rows.length - 1];
    if (row && one.box.y < middle) row.push(one);
    else {
      rows.push([one]);
      middle = one.box.y + one.box.height / 2;
    }
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x).map(({ screen }) => screen));
}
