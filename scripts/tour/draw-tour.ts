import { element } from "../../plugin/stage/draw/svg.ts";
import { type RoomImport, ROOMS } from "./rooms.ts";

const BOX = { width: 168, height: 52 } as const;
const GAP = { x: 24, y: 56 } as const;
const RIM = 16;

/** The row of each room, counted from the foot: above all that it imports, and at the head where nobody imports it. */
function depthsOf(edges: readonly RoomImport[]): ReadonlyMap<string, number> {
  const depthOf = (room: string, above: readonly string[] = []): number => {
    const below = edges.flatMap(([from, to]) => (from === room && !above.includes(to) ? [to] : []));
    return Math.max(-1, ...below.map((to) => depthOf(to, [...above, room]))) + 1;
  };
  const depths = new Map(ROOMS.map(({ folder }) => [folder, depthOf(folder)]));
  const deepest = Math.max(...depths.values());
  const isImported = new Set(edges.map(([, to]) => to));
  return new Map([...depths].map(([folder, depth]) => [folder, isImported.has(folder) ? depth : deepest]));
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function placesOf(edges: readonly RoomImport[], width: number): ReadonlyMap<string, Place> {
  const depths = depthsOf(edges);
  const deepest = Math.max(...depths.values());
  const places = new Map<string, Place>();
  for (let depth = deepest; depth >= 0; depth--) {
    const row = ROOMS.filter(({ folder }) => depths.get(folder) === depth);
    const rowWidth = row.length * (BOX.width + GAP.x) - GAP.x;
    for (const [at, { folder }] of row.entries())
      places.set(folder, {
        x: (width - rowWidth) / 2 + at * (BOX.width + GAP.x),
        y: RIM + (deepest - depth) * (BOX.height + GAP.y),
      });
  }
  return places;
}

function arrow(from: Place, to: Place): string {
  const [x1, y1] = [from.x + BOX.width / 2, from.y + BOX.height];
  const [x2, y2] = [to.x + BOX.width / 2, to.y - 2];
  const bend = (y2 - y1) / 2;
  return element("path", {
    d: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`,
    fill: "none",
    stroke: "#8a8f9c",
    "stroke-width": 1.5,
    "marker-end": "url(#tip)",
  });
}

const letters = (x: number, y: number, size: number, color: string, words: string): string =>
  element(
    "text",
    { x, y, "text-anchor": "middle", "font-family": "system-ui, sans-serif", "font-size": size, fill: color },
    words,
  );

/** The rooms of the code as boxes, and their imports as arrows, as an SVG that reads on light and on dark. */
export function drawTour(edges: readonly RoomImport[]): string {
  const depths = [...depthsOf(edges).values()];
  const widest = Math.max(...depths.map((depth) => depths.filter((one) => one === depth).length));
  const width = 2 * RIM + widest * (BOX.width + GAP.x) - GAP.x;
  const height = 2 * RIM + (Math.max(...depths) + 1) * (BOX.height + GAP.y) - GAP.y;
  const places = placesOf(edges, width);
  const placeOf = (folder: string): Place => places.get(folder) ?? { x: 0, y: 0 };
  const tip = element(
    "marker",
    { id: "tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto" },
    element("path", { d: "M0 0L8 4L0 8Z", fill: "#8a8f9c" }),
  );
  const boxes = ROOMS.map(({ folder, does }) => {
    const { x, y } = placeOf(folder);
    const middle = x + BOX.width / 2;
    return [
      element("rect", { x, y, ...BOX, rx: 8, fill: "#ffffff", stroke: "#5b5bd6", "stroke-width": 1.5 }),
      letters(middle, y + 22, 14, "#1d1b21", folder),
      letters(middle, y + 40, 11, "#5c5f66", does),
    ].join("");
  });
  const arrows = edges.map(([from, to]) => arrow(placeOf(from), placeOf(to)));
  const frame = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
  return `${element("svg", frame, [element("defs", {}, tip), ...arrows, ...boxes].join(""))}\n`;
}
