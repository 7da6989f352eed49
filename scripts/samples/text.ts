import type { Paint, TypeStyle } from "@figma/rest-api-spec";
import { pxOf, round2 } from "./numbers.ts";
import { toSolid } from "./paint.ts";
import type { RawElement, RawRun, RawStyle } from "./raw.ts";

const ALIGNS = { left: "LEFT", start: "LEFT", center: "CENTER", right: "RIGHT", end: "RIGHT" } as const;
const FONT_STYLES: Readonly<Record<number, string>> = {
  400: "Regular",
  500: "Medium",
  600: "Semi Bold",
  700: "Bold",
};

const lineHeightOf = (style: RawStyle): number => pxOf(style["lineHeight"]);

function fontOf(style: RawStyle): TypeStyle {
  const fontWeight = pxOf(style["fontWeight"]);
  const fontStyle = FONT_STYLES[fontWeight] ?? "Regular";
  const fontSize = round2(pxOf(style["fontSize"]));
  return {
    fontFamily: "Inter",
    fontStyle,
    fontWeight,
    fontSize,
    letterSpacing: round2(pxOf(style["letterSpacing"])),
    lineHeightPx: round2(lineHeightOf(style)),
    lineHeightUnit: "PIXELS",
    ...(style["textTransform"] === "uppercase" ? { textCase: "UPPER" as const } : {}),
    ...(style["textDecorationLine"] === "underline" ? { textDecoration: "UNDERLINE" as const } : {}),
  };
}

/** The changes that a run makes to the style of its layer. */
function overrideOf(run: RawRun, base: TypeStyle, baseFills: readonly Paint[]): TypeStyle {
  const changed = Object.entries(fontOf(run.style)).filter(
    ([name, value]) => base[name as keyof TypeStyle] !== value,
  );
  const fills = [...toSolid(run.style["color"] ?? "")];
  return {
    ...Object.fromEntries(changed),
    ...(JSON.stringify(fills) === JSON.stringify(baseFills) ? {} : { fills }),
    ...(run.isLink ? { hyperlink: { type: "URL" as const, url: "https://example.com/" } } : {}),
  };
}

type AutoResize = NonNullable<TypeStyle["textAutoResize"]>;

function resizeOf(sizing: { layoutSizingHorizontal: string; layoutSizingVertical: string }): AutoResize {
  if (sizing.layoutSizingVertical === "FIXED") return "NONE";
  return sizing.layoutSizingHorizontal === "HUG" ? "WIDTH_AND_HEIGHT" : "HEIGHT";
}

/** The characters of a text element with its style and the styles of its runs. */
export function textProps(
  { text, style }: RawElement,
  sizing: { layoutSizingHorizontal: string; layoutSizingVertical: string },
) {
  if (!text) throw new Error("not a text");
  const base = fontOf(style);
  const fills = [...toSolid(style["color"] ?? "")];
  const overrides = text.runs.map((run) => overrideOf(run, base, fills));
  const kinds = [...new Set(overrides.map((override) => JSON.stringify(override)))].filter(
    (kind) => kind !== "{}",
  );
  const keyOf = (override: TypeStyle) => kinds.indexOf(JSON.stringify(override)) + 1;
  const keys = text.runs.flatMap((run, index) =>
    Array.from({ length: run.end - run.start }, () => keyOf(overrides[index] ?? {})),
  );
  const lastStyled = keys.findLastIndex((key) => key > 0);
  return {
    characters: text.characters,
    style: {
      ...base,
      textAlignHorizontal: ALIGNS[style["textAlign"] as keyof typeof ALIGNS],
      textAlignVertical: "TOP" as const,
      textAutoResize: resizeOf(sizing),
      ...(style["textOverflow"] === "ellipsis" ? { textTruncation: "ENDING" as const, maxLines: 1 } : {}),
    },
    characterStyleOverrides: keys.slice(0, lastStyled + 1),
    styleOverrideTable: Object.fromEntries(
      kinds.map((kind, index) => [String(index + 1), JSON.parse(kind) as TypeStyle]),
    ),
    lineTypes: ["NONE" as const],
    lineIndentations: [0],
    fills,
  };
}
