import { list } from "./list.ts";

/** What the states of a control are called in the variants of a set: English and French, without accents. */
export const STATE_WORDS = {
  hover: list("hover, hovered, hovering, over, mouseover, rollover, survol, survole, survolee"),
  pressed: list(
    "pressed, press, pressing, click, clicked, tap, tapped, presse, pressee, appui, appuye, clique",
  ),
  focus: list("focus, focused, focussed, focusring"),
  disabled: list(
    "disabled, disable, deactivated, inactive, unavailable, readonly, read, locked, desactive, desactivee, inactif, inactive",
    "indisponible, grise, grisee",
  ),
  enabled: list("enabled, usable"),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;
