import { list } from "../list.ts";

/** Names of the states of a control in the variants of a set: English and French, without accents. */
export const STATE_WORDS = {
  hover: list("hover, hovered, hovering, over, mouseover, rollover, survol, survole, survolee"),
  pressed: list(
    "pressed, press, pressing, click, clicked, tap, tapped, presse, pressee, enfonce, enfoncee, appui, appuye, clique",
  ),
  /** Pressed in one set, chosen in another. */
  active: list("active, actif, selected, highlighted, selectionne, selectionnee"),
  focus: list("focus, focused, focussed, focusring, keyboard, focalise, focalisee, clavier"),
  disabled: list(
    "disabled, disable, deactivated, inactive, unavailable, readonly, locked, dim, dimmed, desactive, desactivee",
    "inactif, indisponible, grise, grisee",
  ),
  /** Disabled, unless the set also draws its opposite. */
  off: list("off"),
  on: list("on"),
  enabled: list("enabled, usable"),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;
