import { menuButtons } from "./actions/menu-buttons.ts";
import { inlineLinks } from "./actions/inline-links.ts";
import { switches, ticks } from "./choices/choices.ts";
import { segments } from "./choices/segments.ts";
import { signOf } from "./match.ts";
import { ROWS } from "./rows.ts";
import type { Sign } from "./sign.ts";
import { systemBars } from "./around/system-bars.ts";
import { tabBars } from "./around/tab-bars.ts";
import { pageDots, tracks } from "./around/tracks.ts";

/**
 * The signs each screen is searched for first: roles that look the same everywhere. Most are rows of a table; those that
 * have to be put together from several things are programs. The earlier one has the say.
 */
export const SIGNS: readonly Sign[] = [
  { name: "system bars", claims: systemBars },
  { name: "tab bars", claims: tabBars },
  { name: "tracks", claims: tracks },
  { name: "page dots", claims: pageDots },
  { name: "switches", claims: switches },
  { name: "ticks", claims: ticks },
  { name: "segments", claims: segments },
  ...ROWS.first.map(signOf),
  { name: "inline links", claims: inlineLinks },
  { name: "menu buttons", claims: menuButtons },
  ...ROWS.last.map(signOf),
];
