import { Button } from "@mantine/core";
import { useId, useRef } from "react";
import { useFrontTexts } from "../../../language/use-front-texts.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { CLOSE_ON, FILM_PX, FILMS } from "./films.ts";
import styles from "./hero-film.module.css";
import { useMedia, usePlayback } from "./use-playback.ts";

function Sign({ isPlaying }: { readonly isPlaying: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
      <path d={isPlaying ? "M3.500 2h3v12h-3zM9.500 2h3v12h-3z" : "M4 1.800v12.400L13.500 8z"} />
    </svg>
  );
}

/** Stands for the film until it runs. It is there before any script, and as large as the film. */
function Poster() {
  const { close, wide } = FILMS[useLanguage()];
  return (
    <picture>
      <source media={CLOSE_ON} srcSet={close.poster} {...FILM_PX.close} />
      <img src={wide.poster} {...FILM_PX.wide} alt="" loading="lazy" />
    </picture>
  );
}

/** The product at work. The film is fetched when the page has loaded and it is in view. */
export function HeroFilm() {
  const texts = useFrontTexts();
  const ref = useRef<HTMLVideoElement>(null);
  const textId = useId();
  const language = useLanguage();
  const cut = useMedia(CLOSE_ON) ? "close" : "wide";
  const source = FILMS[language][cut].video;
  const { isPlaying, toggle, onPlay, onPause } = usePlayback(ref, source);
  return (
    <figure className={styles.film}>
      <div className={styles.screen}>
        <Poster />
        <video
          ref={ref}
          className={styles.video}
          {...FILM_PX[cut]}
          muted
          playsInline
          loop
          preload="none"
          aria-label={texts.landing.hero.videoLabel}
          aria-describedby={textId}
          onPlay={onPlay}
          onPause={onPause}
        />
      </div>
      <figcaption className={styles.below}>
        <Button variant="default" size="md" leftSection={<Sign isPlaying={isPlaying} />} onClick={toggle}>
          {isPlaying ? texts.landing.hero.pause : texts.landing.hero.play}
        </Button>
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
