/** A stroke of an icon on a 24 px grid: angles in degrees, clockwise from the right. */
export type Mark =
  | readonly ["line", ...number[]]
  | readonly ["arc", cx: number, cy: number, radius: number, from: number, to: number]
  | readonly ["circle", cx: number, cy: number, radius: number]
  | readonly ["dot", cx: number, cy: number, radius: number]
  | readonly ["box", x: number, y: number, width: number, height: number, radius: number];

type Point = readonly [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 100) / 100 || 0);
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** One cubic curve a quarter turn at most, from the pen's place to the end of the arc. */
function arcTo(cx: number, cy: number, radius: number, from: number, to: number): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (to - from) / pieces;
  const pull = (4 / 3) * Math.tan(radians(step) / 4) * radius;
  return Array.from({ length: pieces }, (_, index) => {
    const start = radians(from + index * step);
    const end = radians(from + (index + 1) * step);
    const [startX, startY] = [cx + radius * Math.cos(start), cy + radius * Math.sin(start)];
    const [endX, endY] = [cx + radius * Math.cos(end), cy + radius * Math.sin(end)];
    const first = point(startX - pull * Math.sin(start), startY + pull * Math.cos(start));
    const second = point(endX + pull * Math.sin(end), endY - pull * Math.cos(end));
    return `C${first} ${second} ${point(endX, endY)}`;
  }).join("");
}

const onCircle = (cx: number, cy: number, radius: number, degrees: number): string =>
  point(cx + radius * Math.cos(radians(degrees)), cy + radius * Math.sin(radians(degrees)));

interface Leg {
  readonly from: Point;
  readonly to: Point;
  /** Direction in degrees. */
  readonly turn: number;
}

function legsOf(points: readonly Point[]): readonly Leg[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { from, to, turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI };
  });
}

/** The path from one leg to the next on the right side: around the outer corner, or across the inner one. */
function joint({ to: [x, y], turn }: Leg, next: Leg, half: number): string {
  const bend = ((next.turn - turn + 540) % 360) - 180;
  if (bend < 0) return arcTo(x, y, half, turn + 90, turn + 90 + bend);
  return `L${point(x, y)}L${onCircle(x, y, half, next.turn + 90)}`;
}

/** One side of a line from its first point to the cap around its last one. */
function side(legs: readonly Leg[], half: number): string {
  return legs
    .map((leg, index) => {
      const next = legs[index + 1];
      const [x, y] = leg.to;
      const end = next ? joint(leg, next, half) : arcTo(x, y, half, leg.turn + 90, leg.turn - 90);
      return `L${onCircle(x, y, half, leg.turn + 90)}${end}`;
    })
    .join("");
}

function line(numbers: readonly number[], half: number): string {
  const points = numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : [],
  );
  const [there, back] = [legsOf(points), legsOf(points.toReversed())];
  const [x = 0, y = 0] = numbers;
  return `M${onCircle(x, y, half, (there[0]?.turn ?? 0) + 90)}${side(there, half)}${side(back, half)}Z`;
}

const disc = (cx: number, cy: number, radius: number): string =>
  `M${point(cx + radius, cy)}${arcTo(cx, cy, radius, 0, -360)}Z`;

const hole = (cx: number, cy: number, radius: number): string =>
  `M${point(cx + radius, cy)}${arcTo(cx, cy, radius, 0, 360)}Z`;

function arc(cx: number, cy: number, radius: number, from: number, to: number, half: number): string {
  const end = (degrees: number): readonly [number, number] => [
    cx + radius * Math.cos(radians(degrees)),
    cy + radius * Math.sin(radians(degrees)),
  ];
  return [
    `M${onCircle(cx, cy, radius + half, to)}`,
    arcTo(cx, cy, radius + half, to, from),
    arcTo(...end(from), half, from, from - 180),
    arcTo(cx, cy, radius - half, from, to),
    arcTo(...end(to), half, to + 180, to),
    "Z",
  ].join("");
}

function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  return [
    `M${point(right, y + radius)}`,
    arcTo(right - radius, y + radius, radius, 0, -90),
    `L${point(x + radius, y)}`,
    arcTo(x + radius, y + radius, radius, -90, -180),
    `L${point(x, bottom - radius)}`,
    arcTo(x + radius, bottom - radius, radius, -180, -270),
    `L${point(right - radius, bottom)}`,
    arcTo(right - radius, bottom - radius, radius, -270, -360),
    "Z",
  ].join("");
}

function boxHole(x: number, y: number, width: number, height: number, radius: number): string {
  const [right, bottom] = [x + width, y + height];
  return [
    `M${point(x, y + radius)}`,
    arcTo(x + radius, y + radius, radius, 180, 270),
    `L${point(right - radius, y)}`,
    arcTo(right - radius, y + radius, radius, 270, 360),
    `L${point(right, bottom - radius)}`,
    arcTo(right - radius, bottom - radius, radius, 0, 90),
    `L${point(x + radius, bottom)}`,
    arcTo(x + radius, bottom - radius, radius, 90, 180),
    "Z",
  ].join("");
}

function outlineOf(mark: Mark, half: number): string {
  if (mark[0] === "line") return line(mark.slice(1) as number[], half);
  if (mark[0] === "dot") return disc(mark[1], mark[2], mark[3]);
  if (mark[0] === "circle")
    return disc(mark[1], mark[2], mark[3] + half) + hole(mark[1], mark[2], mark[3] - half);
  if (mark[0] === "arc") return arc(mark[1], mark[2], mark[3], mark[4], mark[5], half);
  const [, x, y, width, height, radius] = mark;
  const outer = roundedBox(x - half, y - half, width + 2 * half, height + 2 * half, radius + half);
  return outer + boxHole(x + half, y + half, width - 2 * half, height - 2 * half, Math.max(0, radius - half));
}

/**
 * The outline of an icon's strokes as one filled path with round ends.
 * All parts turn the same way, so with the non-zero rule overlaps stay filled and holes stay open.
 */
export const outlineMarks = (marks: readonly Mark[], strokePx: number): string =>
  marks.map((mark) => outlineOf(mark, strokePx / 2)).join("");

/** The outline of a smooth line through points, for charts: along one side and back along the other. */
export function outlineLine(points: readonly (readonly [x: number, y: number])[], strokePx: number): string {
  const sides = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    const [toX, toY] = points[index + 1] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY);
    const [offX, offY] = [
      ((fromY - toY) / length) * (strokePx / 2),
      ((toX - fromX) / length) * (strokePx / 2),
    ];
    return [point(x + offX, y + offY), point(x - offX, y - offY)] as const;
  });
  return `M${[...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()].join("L")}Z`;
}
