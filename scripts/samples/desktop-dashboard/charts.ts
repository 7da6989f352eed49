import { outlineMarks } from "../outline.ts";

const WIDTH_PX = 664;
const HEIGHT_PX = 200;
const TOP_VALUE = 40;

const MONTHS = ["Aug", "Sep", "Oct", "Nov", "Dec", "Jan"] as const;
const INVOICED = [18, 24, 21, 29, 27, 36] as const;
const PAID = [14, 19, 20, 22, 25, 28] as const;

const round = (value: number): number => Math.round(value * 100) / 100;

const pointOf = (value: number, index: number): readonly [number, number] => [
  round((index * WIDTH_PX) / (MONTHS.length - 1)),
  round(HEIGHT_PX * (1 - value / TOP_VALUE)),
];

/** A smooth line through values: level tangents halfway between two points. */
function curve(values: readonly number[]): string {
  const points = values.map(pointOf);
  const [start = [0, 0]] = points;
  const pieces = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? start;
    const middle = round((fromX + x) / 2);
    return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
  });
  return `M${start[0]} ${start[1]}${pieces.join("")}`;
}

const gridLine = (value: number): string =>
  `<rect data-name="Grid line" x="0" y="${HEIGHT_PX * (1 - value / TOP_VALUE)}" width="${WIDTH_PX}" height="1" fill="#e3e6ee"/>`;

const plot = `<svg data-name="Plot" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${WIDTH_PX}" height="${HEIGHT_PX}">
  <defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3f3fd1" stop-opacity=".18"/>
    <stop offset="1" stop-color="#3f3fd1" stop-opacity="0"/></linearGradient></defs>
  ${[40, 30, 20, 10].map(gridLine).join("")}
  <path data-name="Invoiced area" data-gradient="linear-gradient(180deg, rgba(63, 63, 209, 0.18) 0%, rgba(63, 63, 209, 0) 100%)"
    fill="url(#fade)" d="${curve(INVOICED)}L${WIDTH_PX} ${HEIGHT_PX}L0 ${HEIGHT_PX}Z"/>
  <path data-name="Paid" fill="none" stroke="#0b8474" stroke-width="2.5" d="${curve(PAID)}"/>
  <path data-name="Invoiced" fill="none" stroke="#3f3fd1" stroke-width="2.5" d="${curve(INVOICED)}"/>
</svg>`;

const axisText = (text: string, attributes = ""): string =>
  `<p class="c-faint" style="font-size:11px;line-height:14px" data-name="Axis ${text}" ${attributes}>${text}</p>`;

/** The two lines of the last six months with their axes. */
export const lineChart = `<div class="row g12 start" data-name="Chart">
  <div class="col between end" data-name="Values" style="height:207px">
    ${["€40k", "€30k", "€20k", "€10k", "€0"].map((text) => axisText(text)).join("")}</div>
  <div class="col g8 pt8" data-name="Plot and months">
    ${plot}
    <div class="row between" data-name="Months">${MONTHS.map((text) => axisText(text)).join("")}</div>
  </div>
</div>`;

/** Degrees that the round ends of a part and the gap beside them take. */
const END = 9;

const arc = (name: string, from: number, until: number, color: string): string =>
  `<path data-name="${name}" fill="${color}" d="${outlineMarks([["arc", 72, 72, 60, from + END, until - END]], 16)}"/>`;

/** Paid, due and overdue as shares of what was invoiced. */
export const ring = `<svg data-name="Ring" viewBox="0 0 144 144" width="144" height="144">
  ${arc("Paid", -90, 207, "#0b8474")}${arc("Due", 207, 250, "#b9740c")}${arc("Overdue", 250, 270, "#d8453a")}
</svg>`;
