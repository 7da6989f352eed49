import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { PICTOGRAMS } from "../../shared/perception/icons/pictograms.ts";
import { GRID_SIDE } from "../../shared/perception/icons/raster.ts";
import { iconOfFile } from "./names.ts";

/** An icon as it is looked at, and which one it is: 0 is some other, the names follow in their order. */
export interface IconExample {
  readonly grid: Float64Array;
  readonly label: number;
}

/** The icons of a package: its examples, and those that are near one of ours, of which nobody says what they are. */
export interface IconPackage {
  readonly name: string;
  readonly examples: readonly IconExample[];
  readonly near: readonly Float64Array[];
}

/** Drawings in two tones, of brands and flags are no icons of an app. */
const LEFT_OUT = /duotone|twotone|two-tone|logos?\/|brands?\/|sprite|flags?\//i;
const LARGEST_BYTES = 20_000;
/** A package has thousands of others, and ours a few each. */
const MOST_OTHERS = 700;
const DRAWN_PX = 96;
const FAINTEST = 96;
const FINE = 4;

const svgsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg") && !LEFT_OUT.test(file))
    .toSorted()
    .map((file) => path.join(folder, file));

/** How much of each cell around it an icon paints; undefined for one that cannot be drawn. */
async function gridOf(file: string): Promise<Float64Array | undefined> {
  const svg = readFileSync(file);
  if (svg.length > LARGEST_BYTES) return undefined;
  const pixels = await sharp(svg, { density: 288 })
    .resize(DRAWN_PX, DRAWN_PX, { fit: "contain", background: "#0000" })
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (!pixels) return undefined;
  const inked = [...pixels.keys()].filter((at) => (pixels[at] as number) > FAINTEST);
  if (inked.length === 0) return undefined;
  const [across, down] = [inked.map((at) => at % DRAWN_PX), inked.map((at) => Math.floor(at / DRAWN_PX))];
  const [left, right] = [Math.min(...across), Math.max(...across) + 1];
  const [top, bottom] = [Math.min(...down), Math.max(...down) + 1];
  const side = Math.max(right - left, bottom - top);
  const [startX, startY] = [(left + right - side) / 2, (top + bottom - side) / 2];
  const alphaAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= DRAWN_PX || y >= DRAWN_PX ? 0 : (pixels[y * DRAWN_PX + x] as number) / 255;
  const fine = GRID_SIDE * FINE;
  const grid = new Float64Array(GRID_SIDE * GRID_SIDE);
  for (let at = 0; at < fine * fine; at++) {
    const [column, row] = [at % fine, Math.floor(at / fine)];
    const alpha = alphaAt(
      Math.floor(startX + ((column + 0.5) / fine) * side),
      Math.floor(startY + ((row + 0.5) / fine) * side),
    );
    const cell = Math.floor(row / FINE) * GRID_SIDE + Math.floor(column / FINE);
    grid[cell] = (grid[cell] as number) + alpha / (FINE * FINE);
  }
  return grid;
}

/** Reads the icons of an unpacked package; one that is drawn alike under the same name counts once. */
export async function readPackage(folder: string): Promise<IconPackage> {
  const examples: IconExample[] = [];
  const near: Float64Array[] = [];
  const seen = new Set<string>();
  const files = svgsIn(folder).map((file) => ({ file, icon: iconOfFile(path.basename(file, ".svg")) }));
  const others = files.filter(({ icon }) => icon === "other");
  const step = Math.max(1, Math.ceil(others.length / MOST_OTHERS));
  const taken = new Set(others.filter((_, index) => index % step === 0));
  for (const one of files) {
    const { file, icon } = one;
    if (icon === "other" && !taken.has(one)) continue;
    const grid = await gridOf(file);
    const key = `${icon ?? ""} ${grid?.map((cell) => Math.round(cell * 16)).join() ?? ""}`;
    if (!grid || seen.has(key)) continue;
    seen.add(key);
    if (icon === undefined) near.push(grid);
    else examples.push({ grid, label: icon === "other" ? 0 : PICTOGRAMS.indexOf(icon) + 1 });
  }
  return { name: path.basename(folder), examples, near };
}
