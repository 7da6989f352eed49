import { field, type JsonObject, numberField, objectField, stringField } from "../../scene/json.ts";
import type { FigLayer, Written } from "./layer.ts";
import { type Font, fontOf, type Fonts } from "./font.ts";
import { writePaints } from "./paints.ts";

/** A height of lines or a space between letters: a number of px, a percentage, or a multiple of the size. */
interface Measure {
  readonly value: number;
  readonly units: string;
}

function measureOf(style: JsonObject, name: string): Measure | undefined {
  const measure = objectField(style, name);
  const value = measure && numberField(measure, "value");
  return value === undefined || !measure
    ? undefined
    : { value, units: stringField(measure, "units") ?? "RAW" };
}

/** A line as the font asks for it, where the file does not say how high that is. */
const USUAL_LINE_HEIGHT = 1.2;

/** Per cent are those of the font's own line; 100 of them is what the design tool calls "Auto". */
function writeLineHeight({ value, units }: Measure, sizePx: number, font: Font | undefined): Written {
  if (units === "PIXELS") return { lineHeightPx: value, lineHeightUnit: "PIXELS" };
  if (units === "RAW")
    return {
      lineHeightPx: value * sizePx,
      lineHeightPercentFontSize: value * 100,
      lineHeightUnit: "FONT_SIZE_%",
    };
  return {
    lineHeightPx: (value / 100) * sizePx * (font?.lineHeight ?? USUAL_LINE_HEIGHT),
    lineHeightPercent: value,
    lineHeightUnit: "INTRINSIC_%",
  };
}

const spacingPx = ({ value, units }: Measure, sizePx: number): number => {
  if (units === "PIXELS") return value;
  return units === "PERCENT" ? (value / 100) * sizePx : value * sizePx;
};

/** The style around a run of letters, which holds where the run says nothing itself. */
export interface StyleBase {
  readonly sizePx: number;
  readonly font: Font | undefined;
  readonly lineHeight: Measure | undefined;
  readonly letterSpacing: Measure | undefined;
}

/** The base of a style: the style around it fills in what the style does not say. */
export function styleBase(style: JsonObject, fonts: Fonts, around?: StyleBase): StyleBase {
  return {
    sizePx: numberField(style, "fontSize") ?? around?.sizePx ?? 12,
    font: fontOf(style, fonts) ?? around?.font,
    lineHeight: measureOf(style, "lineHeight") ?? around?.lineHeight,
    letterSpacing: measureOf(style, "letterSpacing") ?? around?.letterSpacing,
  };
}

const AUTO: Measure = { value: 100, units: "PERCENT" };

/** A link to an address, or to a layer; what is left of one that was taken away leads to neither. */
const writeLink = (link: JsonObject): Written =>
  field(link, "guid") === undefined ? { type: "URL", url: field(link, "url") } : { type: "NODE" };

/** The looks of letters, as the REST API writes them. */
export function writeRunStyle(
  style: JsonObject,
  base: StyleBase,
  layer: FigLayer,
  ownFills: boolean,
): Written {
  const { sizePx, font, lineHeight, letterSpacing } = base;
  const link = objectField(style, "hyperlink");
  return {
    fontFamily: font?.family ?? "",
    fontPostScriptName: font?.postScriptName,
    fontWeight: font?.weight,
    italic: font?.isItalic ? true : undefined,
    fontSize: sizePx,
    letterSpacing: letterSpacing ? spacingPx(letterSpacing, sizePx) : 0,
    ...writeLineHeight(lineHeight ?? AUTO, sizePx, font),
    textCase: stringField(style, "textCase"),
    textDecoration: stringField(style, "textDecoration"),
    hyperlink: link && writeLink(link),
    fills: ownFills ? writePaints(style, "fillPaints", layer) : undefined,
  };
}

/** How the lines of a layer are set. */
export const writeParagraphs = (change: JsonObject): Written => ({
  textAlignHorizontal: stringField(change, "textAlignHorizontal") ?? "LEFT",
  textAlignVertical: stringField(change, "textAlignVertical") ?? "TOP",
  textAutoResize: stringField(change, "textAutoResize") ?? "NONE",
  textTruncation: stringField(change, "textTruncation") === "ENDING" ? "ENDING" : undefined,
  maxLines: stringField(change, "textTruncation") === "ENDING" ? numberField(change, "maxLines") : undefined,
  paragraphSpacing: numberField(change, "paragraphSpacing"),
  paragraphIndent: numberField(change, "paragraphIndent"),
});
