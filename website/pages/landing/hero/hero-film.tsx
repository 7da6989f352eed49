import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { useLanguage } from "../../../language/use-language.ts";
import styles from "./hero-film.module.css";
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
type Cut = "wide" | "close";

/** Pixels of each cut. */
const FILM_PX = {
  wide: { width: 1680, height: 1050 },
  close: { width: 672, height: 840 },
} as const satisfies Readonly<Record<Cut, object>>;

/** On which screens the close-up is shown; the style sheet has the same. */
const CLOSE_ON = "(max-width: 599px)";

/** The films that `npm run film` recorded. */
const FILMS: Readonly<Record<Language, Readonly<Record<Cut, Film>>>> = {
  en: {
    wide: { video: wideEn, poster: wideEnPoster },
    close: { video: closeEn, poster: closeEnPoster },
  },
  fr: {
    wide: { video: wideFr, poster: wideFrPoster },
    close: { video: closeFr, poster: closeFrPoster },
  },
};

const Sign = () => (
  <svg viewBox="0 0 16 16" width="24" height="24" fill="currentColor" aria-hidden="true">
    <path d="M4 1.800v12.400L13.500 8z" />
  </svg>
);

/** Stands for the film until somebody plays it. It is there before any script, and as large as the film. */
function Poster() {
  const { close, wide } = FILMS[useLanguage()];
  return (
    <picture>
      <source media={CLOSE_ON} srcSet={close.poster} {...FILM_PX.close} />
      <img src={wide.poster} {...FILM_PX.wide} alt="" loading="lazy" />
    </picture>
  );
}

/** The video takes the place of the button that asked for it, and its focus. */
const takeFocus = (video: HTMLVideoElement | null): void => video?.focus();

/** The product at work. The film is fetched when somebody plays it. */
export function HeroFilm() {
  const texts = useFrontTexts();
  const textId = useId();
  const language = useLanguage();
  const [cut, setCut] = useState<Cut | null>(null);
  return (
    <figure className={styles.film}>
      <div className={styles.screen}>
        {cut ? (
          <video
            ref={takeFocus}
            src={FILMS[language][cut].video}
            {...FILM_PX[cut]}
            autoPlay
            controls
            muted
            playsInline
            loop
            aria-label={texts.landing.hero.videoLabel}
            aria-describedby={textId}
          />
        ) : (
          <>
            <Poster />
            <Button
              className={styles.play ?? ""}
              aria-label={texts.landing.hero.play}
              aria-describedby={textId}
              onClick={() => setCut(matchMedia(CLOSE_ON).matches ? "close" : "wide")}
            >
              <Sign />
            </Button>
          </>
        )}
      </div>
      <figcaption>
        <details className={styles.words}>
          <summary>{texts.landing.hero.videoTextLabel}</summary>
          <div id={textId}>
            {texts.landing.hero.videoText.split("\n\n").map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </figcaption>
    </figure>
  );
}
