/** The languages of the product. English is the default. */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the product that fits a browser's list of languages best. */
export const pickLanguage = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language))
    .find((language) => language !== undefined) ?? "en";
