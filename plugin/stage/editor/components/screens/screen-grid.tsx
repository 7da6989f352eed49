import { memo, useEffect, useMemo, useRef, useState } from "preact/compat";
import type { ScreenCard } from "../../../reader/messages.ts";
import { chooseScreen } from "../../actions/open-fig.ts";
import { moveByArrows } from "../../keyboard/arrow-focus.ts";
import { useStage, useTexts } from "../../stage.ts";
import { createThumbnails, type Thumbnails } from "../../pictures/thumbnails.ts";
import styles from "./screen-picker.module.css";

/** The longer side of a small picture, for screens of twice the density. */
const THUMBNAIL_PX = 440;

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const roundPx = (value: number): string => String(Math.round(value * 10) / 10);

/** The small pictures of a page, while it is offered. */
function useThumbnails(pageId: string): Thumbnails {
  const { offered } = useStage();
  const thumbnails = useMemo(() => {
    const draw = (screenId: string) =>
      offered?.drawThumbnail(pageId, screenId, THUMBNAIL_PX) ?? Promise.resolve(null);
    return createThumbnails(draw, nextFrame);
  }, [offered, pageId]);
  useEffect(() => () => thumbnails.free(), [thumbnails]);
  return thumbnails;
}

/** Taller than this many times its width a screen is shown from its top, as whole it would be a thread. */
const TALL = 2;

interface ThumbnailProps {
  readonly card: ScreenCard;
  readonly thumbnails: Thumbnails;
}

/** The picture of a screen, asked for when its place comes into view. */
function Thumbnail({ card, thumbnails }: ThumbnailProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const screenId = card.id;
  const isTall = card.height > TALL * card.width;
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || url) return;
    let takeBack = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        takeBack();
        takeBack = entry?.isIntersecting ? thumbnails.ask(screenId, setUrl) : () => {};
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      takeBack();
    };
  }, [screenId, thumbnails, url]);
  return (
    <span
      ref={ref}
      className={styles.thumbnail}
      data-there={url ? "" : undefined}
      data-tall={isTall ? "" : undefined}
    >
      {url && <img src={url} alt="" decoding="async" />}
    </span>
  );
}

interface CardProps extends ThumbnailProps {
  readonly isFirst: boolean;
}

const Card = memo(({ card, isFirst, thumbnails }: CardProps) => {
  const stage = useStage();
  const texts = useTexts();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) ref.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={styles.card}
        onClick={() => void chooseScreen(stage, card.id)}
      >
        <Thumbnail card={card} thumbnails={thumbnails} />
        <span className={styles.name}>{card.name}</span>
        <span className={styles.size}>{texts.fig.sizePx(roundPx(card.width), roundPx(card.height))}</span>
      </button>
    </li>
  );
});

/** Screens that follow each other in the same section. */
function inSections(screens: readonly ScreenCard[]) {
  const groups: { readonly key: string; readonly section: string | null; readonly cards: ScreenCard[] }[] =
    [];
  for (const card of screens) {
    const last = groups.at(-1);
    if (last?.section === card.section) last.cards.push(card);
    else groups.push({ key: card.id, section: card.section, cards: [card] });
  }
  return groups;
}

interface ScreenGridProps {
  readonly pageId: string;
  readonly screens: readonly ScreenCard[];
}

/** The screens of a page with their pictures; arrow keys go through them. */
export function ScreenGrid({ pageId, screens }: ScreenGridProps) {
  const thumbnails = useThumbnails(pageId);
  const groups = useMemo(() => inSections(screens), [screens]);
  return (
    // The keys move the focus between the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={moveByArrows}>
      {groups.map(({ key, section, cards }) => (
        <div key={key}>
          {section !== null && <h4 className={styles.section}>{section}</h4>}
          <ul className={styles.grid}>
            {cards.map((card) => (
              <Card
                key={card.id}
                card={card}

                thumbnails={thumbnails}
                isFirst={card === screens[0]}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
