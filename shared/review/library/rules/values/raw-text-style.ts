import type { Library } from "../../../../scene/library.ts";
import { rememberedObject } from "../../../../perception/frame/remembered-object.ts";
import { groupBy } from "../../../../group-by.ts";
import { rawValues } from "../../facts/bindings.ts";
import { standingNames } from "../../facts/names.ts";
import { namesByUse } from "../../facts/popular.ts";
import { spotsOf } from "../../facts/spots.ts";
import { typeLookOf } from "../../facts/type-look.ts";
import { boundPlaces } from "../../fixes/bind-values.ts";
import { defineLibraryRule } from "../../library-rule.ts";

const FEWEST_PLACES = 2;

/** The text styles that look like this, as the texts show that have them. */
const stylesByLook = rememberedObject((library: Library): ReadonlyMap<string, readonly string[]> => {
  const names = standingNames(library);
  const shown = [
    ...library.styles.map(({ id, text }) => ({ style: id, look: text && typeLookOf(text) })),
    ...spotsOf(library).map(({ node }) => ({
      style: node.styles?.["text"],
      look: node.text && typeLookOf(node.text),
    })),
  ];
  const pairs = shown.flatMap(({ look, style }) =>
    look !== undefined && style !== undefined && names.has(style) ? [{ look, style }] : [],
  );
  return new Map(
    [...groupBy(pairs, ({ look }) => look)].map(([look, uses]) => [
      look,
      [...new Set(uses.map(({ style }) => style))],
    ]),
  );
});

/** A glyph of an icon font is no text. */
const WORD = /[\p{L}\p{N}]/u;

export const rawTextStyle = defineLibraryRule({
  id: "raw-text-style",
  aspect: "ui",
  severity: "suggestion",
  basis: "https://help.figma.com/hc/en-us/articles/360039957034-Create-and-apply-text-styles",
  says: {
    en: {
      title: "Text set by hand that has a style",
      problem: "{look} is the text style {names}; {places} texts are set like this by hand.",
      why: "When the style changes, these texts stay as they are and no longer match the others.",
      fix: "Give these texts the style {names}.",
    },
    fr: {
      title: "Texte composé à la main qui a un style",
      problem: "{look} est le style de texte {names} ; {places} textes sont composés ainsi à la main.",
      why: "Quand le style change, ces textes restent comme ils sont et ne s’accordent plus aux autres.",
      fix: "Donnez à ces textes le style {names}.",
    },
  },
  find: (library) => {
    const raw = rawValues(library).filter(
      ({ property, spot }) => property === "textStyle" && WORD.test(spot.node.text?.characters ?? ""),
    );
    return [...groupBy(raw, ({ value }) => value)].flatMap(([look, values]) => {
      const styles = stylesByLook(library).get(look) ?? [];
      if (styles.length === 0 || values.length < FEWEST_PLACES) return [];
      return {
        evidence: { look, names: namesByUse(library, styles, ["textStyle"], standingNames(library)) },
        ...boundPlaces(values, () => styles, library),
      };
    });
  },
});
