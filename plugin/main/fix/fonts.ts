/** Says why letters cannot be set so: this machine lacks a font, or they would lose axes of theirs. */
export class FontError extends Error {
  readonly trouble: "font" | "axes";
  constructor(trouble: FontError["trouble"]) {
    super(trouble);
    this.trouble = trouble;
  }
}

const missing = (): never => {
  throw new FontError("font");
};

/** Loads a font, without which no letter in it may be changed. Throws when it is missing. */
export const loadFont = (font: FontName): Promise<void> => figma.loadFontAsync(font).catch(missing);

/**
 * Loads the fonts of all texts in a layer: without them the editor changes nothing of these, moves none from parent to
 * parent, and binds no variable around them. Throws when one is missing.
 */
export async function loadFonts(node: SceneNode): Promise<void> {
  const inside = "findAllWithCriteria" in node ? node.findAllWithCriteria({ types: ["TEXT"] }) : [];
  for (const text of node.type === "TEXT" ? [node] : inside) {
    if (text.hasMissingFont) missing();
    const { length } = text.characters;
    const fonts = length > 0 ? text.getRangeAllFontNames(0, length) : [text.fontName as FontName];
    for (const font of fonts) await loadFont(font);
  }
}

/** The axes of a variable font but its weight: what is not named the editor sets as the named style has it. */
function axesOf({ variationSettings = {} }: FontName): FontVariationSettings {
  const { wght: _, ...axes } = variationSettings;
  return axes;
}

/** Throws where letters have axes of their own, such as a width, which another font would take from them. */
export function requireAxes(fonts: readonly FontName[], instead: FontName): void {
  const given = axesOf(instead);
  const isKept = (font: FontName): boolean =>
    Object.entries(axesOf(font)).every(([axis, value]) => given[axis] === value);
  if (!fonts.every(isKept)) throw new FontError("axes");
}

/** The names that families give a weight; a regular one may go without, beside another word. */
const NAMES: Readonly<Record<number, readonly string[]>> = {
  100: ["Thin", "Hairline"],
  200: ["Extra Light", "ExtraLight", "Extralight", "Ultra Light", "UltraLight", "Ultralight"],
  300: ["Light"],
  400: ["Regular", "Normal", "Book", "Roman", ""],
  500: ["Medium"],
  600: ["Semi Bold", "SemiBold", "Semibold", "Demi Bold", "DemiBold", "Demibold", "Demi"],
  700: ["Bold"],
  800: ["Extra Bold", "ExtraBold", "Extrabold", "Ultra Bold", "UltraBold", "Heavy"],
  900: ["Black", "Heavy"],
};

/** The weight in the name of a style; the longest first, as an “Extra Light” is no “Light”. */
const WEIGHT = new RegExp(
  `\\b(${Object.values(NAMES)
    .flatMap((names) => names.filter(Boolean))
    .sort((a, b) => b.length - a.length)
    .join("|")})(?![a-z])`,
);

/** The names that a style may have in another weight: its slant and its width, and all else in it, stay. */
const stylesIn = (style: string, weight: number): readonly string[] =>
  (NAMES[weight] ?? [])
    .flatMap((name) =>
      WEIGHT.test(style) ? [style.replace(WEIGHT, name)] : [`${name} ${style}`, `${style} ${name}`],
    )
    .map((name) => name.replace(/\s+/g, " ").trim());

/** Loads the same font in another weight. Throws when its family has none. */
export async function fontInWeight(from: FontName, weight: number): Promise<FontName> {
  const { family, style, variationSettings } = from;
  for (const name of stylesIn(style, weight)) {
    const font = { family, style: name, ...(variationSettings && { variationSettings: axesOf(from) }) };
    try {
      await loadFont(font);
      return font;
    } catch {
      // This family has another name for the weight: the next one is tried.
    }
  }
  return missing();
}
