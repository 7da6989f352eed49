import type { MantineColorSchemeManager } from "@mantine/core";
import { mayRemember } from "../cookies/cookie-consent.ts";

/** `before-paint.js` has the same. */
const KEY = "theme";

export const THEMES = ["auto", "light", "dark"] as const;
export type SiteTheme = (typeof THEMES)[number];

const read = (): SiteTheme | undefined => {
  try {
    const kept = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept);
  } catch {
    return undefined;
  }
};

const keep = (theme: SiteTheme): void => {
  try {
    sessionStorage.setItem(KEY, theme);
    if (mayRemember()) localStorage.setItem(KEY, theme);
  } catch {
    // Where nothing can be kept it holds for this page.
  }
};

/** Keeps the theme that was chosen: for this visit, and for longer if that was allowed. */
export const themeMemory = (): MantineColorSchemeManager => ({
  get: (fallback) => (typeof window === "undefined" ? fallback : (read() ?? fallback)),
  set: keep,
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
});
