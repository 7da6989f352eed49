/** The fonts of a plugin: letters are changed only in fonts that it has loaded. */
export interface EditorFonts {
  /** @returns a promise that is rejected for a font that this machine does not have. */
  load(font: FontName): Promise<void>;
  isMissing(font: FontName): boolean;
  /** Throws, as the editor does, when one of them is not loaded. */
  require(fonts: readonly FontName[], doing: string): void;
}

const nameOf = ({ family, style }: FontName): string => `${family} ${style}`;

/** Starts with nothing loaded. Every family has every style, apart from the families and the styles that are missing. */
export function makeFonts(missing: readonly string[]): EditorFonts {
  const loaded = new Set<string>();
  const isMissing = (font: FontName) => missing.includes(font.family) || missing.includes(nameOf(font));
  return {
    isMissing,
    load: (font) => {
      if (isMissing(font))
        return Promise.reject(new Error(`in loadFontAsync: The font "${nameOf(font)}" could not be loaded`));
      loaded.add(nameOf(font));
      return Promise.resolve();
    },
    require: (fonts, doing) => {
      const unloaded = fonts.find((font) => !loaded.has(nameOf(font)));
      if (!unloaded) return;
      throw new Error(
        `in ${doing}: Cannot write to node with unloaded font "${nameOf(unloaded)}". Please call figma.loadFontAsync({ family: "${unloaded.family}", style: "${unloaded.style}" }) and await the returned promise first.`,
      );
    },
  };
}
