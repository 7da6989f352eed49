import { field, type JsonObject, numberField, objectField, stringField } from "../../scene/json.ts";
import { readEach } from "../../scene/leave-out.ts";

/** The facts about a font in the file that was set in it. */
export interface FontFact {
  readonly weight: number | undefined;
  readonly isItalic: boolean;
  /** The height of a line that the font asks for, as a multiple of its size. */
  readonly lineHeight: number | undefined;
}

/** By family and style. */
export type Fonts = ReadonlyMap<string, FontFact>;

/** Names of styles that say how bold they are; the longer come first, as "bold" is in "semibold". */
const WEIGHTS: readonly (readonly [name: RegExp, weight: number])[] = [
  [/thin|hairline/i, 100],
  [/(extra|ultra)[ -]?light/i, 200],
  [/light/i, 300],
  [/medium/i, 500],
  [/(semi|demi)[ -]?bold/i, 600],
  [/(extra|ultra)[ -]?bold/i, 800],
  [/bold/i, 700],
  [/black|heavy/i, 900],
];
const REGULAR = 400;

const keyOf = (family: string, style: string): string => `${family}\n${style}`;

/** The fonts of a text, from what was baked when it was last laid out. */
export function fontsOf(baked: JsonObject | undefined): Fonts {
  const facts = baked
    ? readEach(baked, "fontMetaData", (fact): readonly [string, FontFact] | null => {
        const key = objectField(fact, "key");
        if (!key) return null;
        const known = {
          weight: numberField(fact, "fontWeight"),
          isItalic: stringField(fact, "fontStyle") === "ITALIC",
          lineHeight: numberField(fact, "fontLineHeight"),
        };
        return [keyOf(stringField(key, "family") ?? "", stringField(key, "style") ?? ""), known];
      })
    : [];
  return new Map(facts);
}

/** A font as a style names it. */
export interface Font extends FontFact {
  readonly family: string;
  readonly postScriptName: string | undefined;
  readonly weight: number;
}

/** The font that a style names; undefined when it names none. */
export function fontOf(style: JsonObject, fonts: Fonts): Font | undefined {
  const name = objectField(style, "fontName");
  if (!name) return undefined;
  const family = stringField(name, "family") ?? "";
  const styleName = stringField(name, "style") ?? "";
  const fact = fonts.get(keyOf(family, styleName));
  return {
    family,
    postScriptName: field(name, "postscript") ? stringField(name, "postscript") : undefined,
    weight: fact?.weight ?? WEIGHTS.find(([words]) => words.test(styleName))?.[1] ?? REGULAR,
    isItalic: fact?.isItalic ?? /italic|oblique/i.test(styleName),
    lineHeight: fact?.lineHeight,
  };
}
