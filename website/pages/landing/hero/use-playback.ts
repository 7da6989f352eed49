import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

/** True when a media query holds; on the server none does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** True when the page has loaded all that it needs at first. */
function useIsLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const say = () => setIsLoaded(true);
    if (document.readyState === "complete") say();
    else window.addEventListener("load", say, { once: true });
    return () => window.removeEventListener("load", say);
  }, []);
  return isLoaded;
}

/** This much of it must be in view. */
const SEEN_SHARE = 0.35;

function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false),
      { threshold: SEEN_SHARE },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}

/** A video that shows another source than it should shows nothing: what lies below it is seen. */
function leave(video: HTMLVideoElement, source: string): void {
  video.pause();
  if ((video.getAttribute("src") ?? source) === source) return;
  video.removeAttribute("src");
  video.load();
}

function play(video: HTMLVideoElement, source: string): void {
  if (video.getAttribute("src") !== source) video.src = source;
  // A browser may refuse, to save power: the button then still says play.
  video.play().catch(() => {});
}

export interface Playback {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  /** Handlers for events of the video. */
  readonly onPlay: () => void;
  readonly onPause: () => void;
}

/**
 * Plays a video while it is seen: by itself, unless the visitor wants less motion, and until they stop it. It is
 * fetched when it first plays, after the page.
 */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>, source: string): Playback {
  const [wish, setWish] = useState<"play" | "pause" | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const isLoaded = useIsLoaded();
  const isSeen = useIsSeen(ref);
  const isWanted = isLoaded && isSeen && (wish ?? (isCalm ? "pause" : "play")) === "play";
  useEffect(() => {
    if (!ref.current) return;
    if (isWanted) play(ref.current, source);
    else leave(ref.current, source);
  }, [ref, isWanted, source]);
  return {
    isPlaying,
    toggle: () => setWish(isPlaying ? "pause" : "play"),
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
  };
}
