import { useSyncExternalStore } from "react";

/** Calls when the page is scrolled or the window gets another size; answers the way to end that. */
export const onScroll = (onChange: () => void): (() => void) => {
  window.addEventListener("scroll", onChange, { passive: true });
  window.addEventListener("resize", onChange);
  return () => {
    window.removeEventListener("scroll", onChange);
    window.removeEventListener("resize", onChange);
  };
};

/** True when the page is scrolled further than so many px. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > px,
    () => false,
  );

/** How far down the page one is, from 0 to 100, in whole numbers. */
export const useScrollProgress = (): number =>
  useSyncExternalStore(
    onScroll,
    () => {
      const length = document.documentElement.scrollHeight - window.innerHeight;
      return length <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, window.scrollY / length)) * 100);
    },
    () => 0,
  );
