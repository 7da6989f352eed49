import type { Language } from "../../../../shared/i18n/language.ts";
import closeEn from "../film/close.en.webm";
import closeEnPoster from "../film/close.en.webp";
import closeFr from "../film/close.fr.webm";
import closeFrPoster from "../film/close.fr.webp";
import wideEn from "../film/wide.en.webm";
import wideEnPoster from "../film/wide.en.webp";
import wideFr from "../film/wide.fr.webm";
import wideFrPoster from "../film/wide.fr.webp";

interface Film {
  readonly video: string;
  readonly poster: string;
}

/** The whole editor, or a close-up that follows what happens. */
export type Cut = "wide" | "close";

/** Pixels of each cut. */
export const FILM_PX = {
  wide: { width: 1680, height: 1050 },
  close: { width: 672, height: 840 },
} as const satisfies Readonly<Record<Cut, object>>;

/** On which screens the close-up is shown; the style sheet has the same. */
export const CLOSE_ON = "(max-width: 599px)";

/** The films that `npm run film` recorded. */
export const FILMS: Readonly<Record<Language, Readonly<Record<Cut, Film>>>> = {
  en: {
    wide: { video: wideEn, poster: wideEnPoster },
    close: { video: closeEn, poster: closeEnPoster },
  },
  fr: {
    wide: { video: wideFr, poster: wideFrPoster },
    close: { video: closeFr, poster: closeFrPoster },
  },
};
