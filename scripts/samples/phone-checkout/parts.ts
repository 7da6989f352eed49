import { icon, type IconName } from "../icons.ts";
import { outlineMarks } from "../outline.ts";

const KINDS = {
  Primary: "bg-brand c-white h52 px24 r12",
  Compact: "bg-brand c-white h44 px16 r10",
  Secondary: "bg-white c-ink line-field h52 px24 r12",
  Text: "c-brand h32",
} as const;

/** An attribute that leads to another screen. */
export const to = (screen: string): string => `data-to="${screen}"`;

export const checkoutButton = (kind: keyof typeof KINDS, label: string, attributes = ""): string =>
  `<div class="row center g8 ${KINDS[kind]}" data-component="Button" data-variant="Kind=${kind}, State=Default" ${attributes}>
    <p class="t-label nowrap" data-name="Label">${label}</p></div>`;

/** A button with nothing but an icon, 44 px on each side. */
export const iconButton = (name: IconName, label: string, attributes = ""): string =>
  `<div class="row center w44 h44 r12 c-ink" data-component="Icon button" data-variant="Size=Medium, State=Default"
    data-name="${label}" ${attributes}>${icon(name, 24)}</div>`;

export const statusBar = `<div class="row between h48 px24 pt12 c-ink" data-component="Status bar" data-name="Status bar">
  <p class="t-label" data-name="Time">9:41</p>
  <div class="row g6" data-name="Levels">${icon("signal", 18)}${icon("wifi", 18)}${icon("battery", 24)}</div>
</div>`;

export const homeIndicatorBar = `<div class="row center h32 pt16" data-component="Home indicator" data-name="Home indicator">
  <div class="bg-ink rfull" style="width:136px;height:5px" data-name="Bar"></div></div>`;

/** A white card in the column of a screen. */
export const checkoutCard = (name: string, content: string, classes = "g16"): string =>
  `<div class="col bg-white r16 p16 ${classes}" data-name="${name}">${content}</div>`;

/** A line of two texts at the two ends. */
export const line = (name: string, value: string, style = "t-body c-body"): string =>
  `<div class="row between g16" data-name="${name}"><p class="${style}">${name}</p><p class="${style}">${value}</p></div>`;

const MUG = `<rect data-name="Stripe" x="15" y="24" width="27" height="27" rx="5" fill="#2f6f8f"/>
  <path data-name="Handle" d="${outlineMarks([["arc", 42, 35, 6, -90, 90]], 4)}" fill="#2f6f8f"/>
  <ellipse data-name="Coffee" cx="28.5" cy="25" rx="13.5" ry="3.5" fill="#1d4a61"/>
  <rect data-name="Band" x="15" y="38" width="27" height="4" fill="#f4e3c8"/>
  <path data-name="Steam" d="${outlineMarks(
    [
      ["line", 24, 17, 24, 12],
      ["line", 32, 17, 32, 10],
    ],
    2,
  )}" fill="#8fb4c8"/>`;

const LAMP = `<path data-name="Glow" d="M12 33L48 33L56 54L4 54Z" fill="#fff4dc"/>
  <rect data-name="Stem" x="28.5" y="32" width="3" height="18" fill="#7a5a33"/>
  <path data-name="Shade" d="M22 12L38 12L47 33L13 33Z" fill="#d9912b"/>
  <rect data-name="Foot" x="20" y="50" width="20" height="4" rx="2" fill="#7a5a33"/>`;

const PLANT = `<path data-name="Leaf" d="M31 40C19 38 14 27 16 16C27 19 33 28 31 40Z" fill="#3e8f62"/>
  <path data-name="Leaf" d="M31 40C31 28 37 19 48 18C49 30 43 38 31 40Z" fill="#2c7450"/>
  <path data-name="Leaf" d="M31 40C26 30 26 17 32 8C38 17 37 30 31 40Z" fill="#57a97b"/>
  <path data-name="Pot" d="M20 38L43 38L40 55L23 55Z" fill="#c96f4a"/>
  <rect data-name="Rim" x="18.5" y="36" width="26" height="5" rx="1.5" fill="#b55f3d"/>`;

const PRODUCTS = {
  mug: { drawing: MUG, tint: "bg-sky" },
  lamp: { drawing: LAMP, tint: "bg-amber" },
  plant: { drawing: PLANT, tint: "bg-soft" },
} as const;

export type ProductName = keyof typeof PRODUCTS;

/** A drawn picture of a product on a tinted tile. */
export const productTile = (product: ProductName, sizePx: number): string => {
  const { drawing, tint } = PRODUCTS[product];
  return `<div class="row center r12 ${tint}" style="width:${sizePx}px;height:${sizePx}px" data-name="Picture">
    <svg data-name="${product}" viewBox="0 0 60 60" width="${sizePx * 0.8}" height="${sizePx * 0.8}">${drawing}</svg></div>`;
};
