import type { Box } from "../../scene/scene.ts";
import type { Layer, TextLayer } from "../frame/frame.ts";

/** The roles that people take a part of a screen for, and what they do with every one of them. */
const USE_OF = {
  button: "pressed",
  "icon-button": "pressed",
  link: "pressed",
  field: "filled-in",
  checkbox: "pressed",
  radio: "pressed",
  switch: "pressed",
  slider: "moved",
  stepper: "moved",
  chip: "pressed",
  "segmented-item": "pressed",
  "tab-bar": "seen",
  tab: "pressed",
  "list-row": "seen",
  card: "seen",
  "screen-title": "seen",
  "section-heading": "seen",
  "status-bar": "seen",
  "home-indicator": "seen",
  keyboard: "seen",
  logo: "seen",
  picture: "seen",
  badge: "seen",
  price: "seen",
  "error-text": "seen",
  "helper-text": "seen",
  "page-dots": "seen",
  progress: "seen",
} as const satisfies Readonly<Record<string, "pressed" | "filled-in" | "moved" | "seen">>;
export type Role = keyof typeof USE_OF;
export const ROLES = Object.keys(USE_OF) as readonly Role[];

/** The roles of what people click or tap. */
export type PressedRole = {
  [One in Role]: (typeof USE_OF)[One] extends "pressed" | "filled-in" ? One : never;
}[Role];

/** True when a role is one of what people click or tap. */
export const isPressed = (role: Role): role is PressedRole =>
  USE_OF[role] === "pressed" || USE_OF[role] === "filled-in";

/** True when a role is one of a control other than a field: something that people click, tap or slide. */
export const isControl = (role: Role): boolean => USE_OF[role] === "pressed" || USE_OF[role] === "moved";

/** How loudly a button is drawn: a full colour, a wash of one, an outline, or words alone. */
export type Emphasis = "filled" | "tinted" | "outlined" | "text";

export const ELEMENT_STATES = ["selected", "disabled", "error"] as const;
export type ElementState = (typeof ELEMENT_STATES)[number];

/** The texts and icons of an element. */
export interface ElementParts {
  /** The text that names it: in it, above it or beside it. */
  readonly label?: TextLayer;
  /** In a field: the words that stand in for a value. */
  readonly placeholder?: TextLayer;
  /** In a field, a slider or a stepper: the value that was entered or chosen. In a field only where other fields have fainter words. */
  readonly value?: TextLayer;
  /** In a field: words of which nobody can tell whether they stand in for a value or are one; so it is where all look alike. */
  readonly words?: TextLayer;
  /** Under or beside a field: words that help to fill it in, or say what is wrong. */
  readonly helper?: TextLayer;
  readonly icons?: readonly Layer[];
}

/** A part of a screen as people see it, whatever its layers are called and however they are nested. */
export interface Element {
  readonly role: Role;
  /** The layers that paint it, in painting order, never none: a frame, or a rectangle and the text over it. */
  readonly layers: readonly [Layer, ...Layer[]];
  /** Its box as people see it. */
  readonly box: Box;
  /** The words that people read on it, or "" when there are none. */
  readonly label: string;
  readonly parts: ElementParts;
  readonly state?: ElementState;
  readonly emphasis?: Emphasis;
  /** It is the main action of its screen. */
  readonly isPrimary?: true;
  /** How sure it is that this is what people take it for, from 0 to 1. */
  readonly certainty: number;
}

/** How sure it has to be that an element is what it is taken for. */
const LEAST_CERTAINTY = {
  /** To look at it with others, and to be silent because of it. */
  taken: 0.6,
  /** To judge it. */
  judged: 0.7,
  /** To judge it by nothing else, such as how it is painted. */
  alone: 0.8,
  /** To be the main action, though its words only name a thing. */
  named: 0.97,
} as const;

/** True when it is sure enough what an element is; by itself, to judge it. */
export const isSure = (
  { certainty }: Pick<Element, "certainty">,
  to: keyof typeof LEAST_CERTAINTY = "judged",
): boolean => certainty >= LEAST_CERTAINTY[to];
